export { NoticePanel } from './notice-panel.tsx';
export { NoticesPage } from './notices-page.tsx';
export { NotifyMany } from './notify-many.tsx';
