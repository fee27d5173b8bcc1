export { RefusedMails } from './refused-mails.tsx';
