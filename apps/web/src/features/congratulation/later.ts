import { openedLater } from '../../shell/later.tsx';

/** The words of one leaf, or of all, once somebody wants to read them. */
export const MessagesDialog = openedLater(async () => (await import('./messages-dialog.tsx')).MessagesDialog);
