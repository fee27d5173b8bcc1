export { deleteReactionsSoFar } from './store.ts';
