export { ja as catalogue } from './messages.ja.ts';
