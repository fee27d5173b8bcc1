export { ja as catalogue } from '../../features/temporary-wedding/messages.ja.ts';
