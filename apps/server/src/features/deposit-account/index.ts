export { saveAccount } from './store.ts';
export { findPlace } from './view.banks.ts';
