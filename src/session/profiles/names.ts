/** Names as they are entered: screens ask the session, which knows the engine. */

export { seenName } from '../../engine/kernel/names.ts';
