/** What the page of lessons needs of the coach: the topics, and how well somebody knows them. */
export { TOPICS, type Topic } from '../../campaign/coach.ts';
export { type Knowledge, knowledge, wish } from './coach/memory.ts';
