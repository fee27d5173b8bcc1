export { SavedFilters } from './lazy-saved-filters.tsx';
