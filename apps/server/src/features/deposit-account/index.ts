export { saveAccount } from './store.ts';
