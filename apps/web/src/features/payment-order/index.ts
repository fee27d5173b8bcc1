export { OrderDetail } from './detail/order-detail.tsx';
export { OrderList } from './order-list.tsx';
export { Differences } from './reconciliation/differences.tsx';
export { Runs } from './reconciliation/runs.tsx';
export { WeddingEvents } from './wedding-events.tsx';
