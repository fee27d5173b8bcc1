export { transferFilesHelp } from './help.ts';
export { TransferFiles } from './transfer-files.tsx';
