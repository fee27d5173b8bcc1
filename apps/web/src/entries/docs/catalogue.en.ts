export { en as catalogue } from './messages.en.ts';
