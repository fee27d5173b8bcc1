export { OrderDetail } from './detail/order-detail.tsx';
export { OrderList } from './order-list.tsx';
export { WeddingEvents } from './wedding-events.tsx';
