export { useReactions, useReplay, useSendReaction } from './api.ts';
export { readTrack } from './track.ts';
