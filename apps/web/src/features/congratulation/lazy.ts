import { openedLater } from '../../shell/later.tsx';

/** The dialog with the messages of one leaf or of all, loaded when it is first opened. */
export const MessagesDialog = openedLater(async () => (await import('./messages-dialog.tsx')).MessagesDialog);
