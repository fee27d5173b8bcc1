export { en as catalogue } from '../../features/temporary-wedding/messages.en.ts';
