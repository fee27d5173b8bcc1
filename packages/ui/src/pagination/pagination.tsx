import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../kit/class-names.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import { useMediaQuery } from '../kit/use-media-query.ts';
import { NativeSelect } from '../native-select/native-select.tsx';
import styles from './pagination.module.css';
import { PAGE_SIZES, pageAfterResize, pageCount, pageSlots, rowsOnPage } from './paging.ts';

export interface PaginationProps {
  /** 1-based. */
  readonly page: number;
  /** Rows per page. */
  readonly limit: number;
  /** Total number of rows. */
  readonly total: number;
  readonly onPageChange: (page: number) => void;
  /** Both at once: after a change of page size the page is the one that keeps the first visible row in view. */
  readonly onLimitChange?: ((limit: number, page: number) => void) | undefined;
  /** The page sizes; the control is hidden if there is only one. */
  readonly limits?: readonly number[] | undefined;
  /** Accessible name of the pagination; needed if a page has two. */
  readonly label?: string | undefined;
  /** Items 29 px wide instead of 36. */
  readonly isDense?: boolean | undefined;
}

/** 全 N 件中 a 件 〜 b 件を表示, the page size, and the links to other pages. */
export function Pagination(props: PaginationProps): ReactNode {
  const { page, limit, total, limits = PAGE_SIZES, onLimitChange } = props;
  const { list } = useKitMessages();
  if (total === 0) return null;
  const { first, last } = rowsOnPage(page, limit, total);
  return (
    <div className={styles.paging}>
      <p className={styles.info} role="status">
        {list.pageInfo(total, first, last)}
      </p>
      {limits.length > 1 && onLimitChange !== undefined && (
        <div className={styles.size}>
          <NativeSelect
            label={list.rowsPerPage}
            options={limits.map(size => ({ value: String(size), label: list.rows(size) }))}
            value={String(limit)}
            onChange={chosen => onLimitChange(Number(chosen), pageAfterResize(page, limit, Number(chosen)))}
          />
        </div>
      )}
      {pageCount(total, limit) > 1 && <Pages {...props} pages={pageCount(total, limit)} />}
    </div>
  );
}

function Pages({
  page,
  pages,
  isDense = false,
  label,
  onPageChange,
}: PaginationProps & { readonly pages: number }): ReactNode {
  const { list } = useKitMessages();
  const isNarrow = useMediaQuery('(max-width: 29.99em)');
  const item = classNames(styles.item);
  return (
    <nav aria-label={label ?? list.pages} className={styles.pages} data-dense={isDense || undefined}>
      <Button
        className={item}
        aria-label={list.previousPage}
        isDisabled={page <= 1}
        onPress={() => onPageChange(page - 1)}
      >
        <Icon name="chevron-left" />
      </Button>
      {pageSlots(page, pages, isNarrow ? 5 : 7).map(slot =>
        slot.kind === 'gap' ? (
          <span key={slot.id} className={item} aria-hidden="true">
            …
          </span>
        ) : (
          <Button
            key={slot.page}
            className={item}
            aria-label={list.page(slot.page)}
            {...(slot.page === page ? { 'aria-current': 'page' as const } : {})}
            onPress={() => onPageChange(slot.page)}
          >
            {slot.page}
          </Button>
        ),
      )}
      <Button
        className={item}
        aria-label={list.nextPage}
        isDisabled={page >= pages}
        onPress={() => onPageChange(page + 1)}
      >
        <Icon name="chevron-right" />
      </Button>
    </nav>
  );
}
