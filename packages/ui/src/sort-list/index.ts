export { moveByOne } from './order.ts';
export { type SortItem, SortList, type SortListProps } from './sort-list.tsx';
