export { useAreaSearch } from './use-search.tsx';
