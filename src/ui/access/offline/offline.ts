/** What is fetched after the title: all there is to do and to say about playing offline, in one piece. */
export { OfflinePanel as HomePanel } from './offline-panel.tsx';
export { startOffline } from './start.tsx';
