export { eraseInAudit } from './store.erasure.ts';
export { insertAudit } from './store.ts';
