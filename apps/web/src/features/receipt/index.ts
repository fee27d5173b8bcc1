export { ReceiptPage } from './lazy.ts';
