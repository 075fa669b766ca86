/** Names as they are entered and kept here. */

export { seenName } from '../../engine/kernel/names.ts';
