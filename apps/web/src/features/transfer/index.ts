export { TransferPanel } from './couple/transfer-panel.tsx';
export { WeddingTransfer } from './wedding-transfer.tsx';
