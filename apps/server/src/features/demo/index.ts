export { findDemoHall } from './store.ts';
