export { type AreaSearch, useAreaSearch } from './use-search.tsx';
