export { TransferPanel } from './couple/transfer-panel.tsx';
export { Deposits } from './deposits/deposits.tsx';
export { depositsHelp } from './deposits/help.ts';
export { Password } from './dialog/fields.tsx';
export { TransferDialog } from './dialog/transfer-dialog.tsx';
export { unpaidHelp } from './unpaid/help.ts';
export { UnpaidBalances } from './unpaid/unpaid-balances.tsx';
export { WeddingTransfer } from './wedding-transfer.tsx';
