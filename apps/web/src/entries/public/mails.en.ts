export { en as catalogue } from '../../features/mailing/messages.en.ts';
