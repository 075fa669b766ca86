/** What the page of lessons needs of the coach: the topics, and how well the player knows them. */
export { type CoachTopic as Topic, TOPICS } from '../../campaign/coach.ts';
export { knowledge, type TopicKnowledge as Knowledge, wishForTopic as wish } from './coach/memory.ts';
