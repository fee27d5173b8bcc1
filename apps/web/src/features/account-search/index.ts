export { AccountSearch, accountSearchHelp } from './account-search.tsx';
