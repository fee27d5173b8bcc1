export { useTreeEvents } from './api.ts';
export { Messages } from './messages.tsx';
export { MessagesPage } from './messages-page.tsx';
export { TreeSection } from './tree-section.tsx';
