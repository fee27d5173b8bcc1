export { NoticePanel } from './notice-desk.tsx';
export { NoticesPage } from './notices-page.tsx';
