export { TransferPanel } from './couple/transfer-panel.tsx';
export { unpaidHelp } from './unpaid/help.ts';
export { UnpaidBalances } from './unpaid/unpaid-balances.tsx';
export { WeddingTransfer } from './wedding-transfer.tsx';
