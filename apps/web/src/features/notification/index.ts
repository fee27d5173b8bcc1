export { NoticeDesk } from './notice-desk.tsx';
export { NoticesPage } from './notices-page.tsx';
