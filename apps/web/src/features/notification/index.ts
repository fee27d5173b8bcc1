export { NotifyMany } from './many/notify-many.tsx';
export { NoticePanel } from './notice-panel.tsx';
export { NoticesPage } from './notices-page.tsx';
export { RecentNotices } from './recent/lazy.ts';
