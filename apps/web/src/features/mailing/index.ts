export { ChoicesPage } from './choices-page.tsx';
export { RefusedMails } from './refused-mails.tsx';
