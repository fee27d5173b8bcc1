import { lazyOnOpen } from '../../shell/lazy.tsx';

/** The dialog with the messages of one leaf or of all, loaded when it is first opened. */
export const MessagesDialog = lazyOnOpen(async () => (await import('./messages-dialog.tsx')).MessagesDialog);
