export { ja as catalogue } from '../../features/mailing/messages.ja.ts';
