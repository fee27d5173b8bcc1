export { deleteApiKeysOf, listApiKeys } from './store.key.ts';
