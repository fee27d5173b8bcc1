export { SnackbarProvider, useDismissSnackbar, useSnackbar } from './snackbar.tsx';
export type { SnackbarMessage } from './snackbar-queue.ts';
