export { LanguageDialog, type LanguageDialogProps } from './language-dialog.tsx';
