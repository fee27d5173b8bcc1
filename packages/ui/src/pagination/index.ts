export { Pagination, type PaginationProps } from './pagination.tsx';
export { DEFAULT_PAGE_SIZE, PAGE_SIZES, pageAfterResize, pageCount, rowsOnPage } from './paging.ts';
