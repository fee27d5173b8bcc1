export { TransferPanel } from './couple/transfer-panel.tsx';
export { Deposits } from './deposits/deposits.tsx';
export { depositsHelp } from './deposits/help.ts';
export { unpaidHelp } from './unpaid/help.ts';
export { UnpaidBalances } from './unpaid/unpaid-balances.tsx';
export { WeddingTransfer } from './wedding-transfer.tsx';
