import type { SortOf } from '@kotohogi/contract/kit/list';
import { guestList } from '@kotohogi/contract/lists';
import { KANA_ROWS, type KanaRow, kanaRowOf } from '@kotohogi/domain/attendant/kana-row';
import { RELATION_SHIPS } from '@kotohogi/domain/attendant/types';
import { Button } from '@kotohogi/ui/button';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { IconButton } from '@kotohogi/ui/icon-button';
import { useMediaQuery } from '@kotohogi/ui/kit';
import { LetterIndex } from '@kotohogi/ui/letter-index';
import { LinkButton } from '@kotohogi/ui/link-button';
import { NativeSelect } from '@kotohogi/ui/native-select';
import { RouteTabs } from '@kotohogi/ui/route-tabs';
import { TextField } from '@kotohogi/ui/text-field';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { textsOf } from '../../../shell/i18n/text.ts';
import { ListBody } from '../../../shell/list/list-body.tsx';
import { type ListSearch, useListSearch } from '../../../shell/list/use-list-search.ts';
import { stringifySearch } from '../../../shell/router/search.ts';
import { type GuestPage, useGuests } from '../api.host.ts';
import { GuestEntryDialog, useEntryForm } from '../host/guest-entry.tsx';
import { SaveList } from '../host/save-list.tsx';
import { t as tBook } from '../host/t.ts';
import type { ja } from '../messages.ja.ts';
import { GuestList, groupAnchor } from './guest-list.tsx';
import styles from './guests-page.module.css';

const t = textsOf<typeof ja>();
type List = ListSearch<SortOf<typeof guestList>>;

/** Blocked guests have a tab of their own, apart from those who attend (docs/product/attendant.md#blocking). */
const showsBlocked = (list: List) => list.filters.ng === 'true';

/** The tabs by answer; other filters and the order are kept. */
function Tabs({ list, counts }: { readonly list: List; readonly counts: GuestPage['counts'] | undefined }) {
  const { pathname } = useLocation();
  const { answer = '', ng: _, ...others } = list.filters;
  const isBlocked = showsBlocked(list);
  const { sort, order } = list.state;
  const inOrder = sort === 'kana' ? {} : { sort, order };
  const tab = (id: '' | 'attendance' | 'view-archive' | 'absence' | 'ng', count: number | undefined) => ({
    id,
    label: t(id === '' ? 'guests.all' : `guests.tab.${id}`),
    href: `${pathname}${stringifySearch({ ...others, ...(id === 'ng' ? { ng: 'true' } : { answer: id }), ...inOrder })}`,
    count,
  });
  return (
    <RouteTabs
      label={t('guests.tabs')}
      currentId={isBlocked ? 'ng' : answer}
      tabs={[
        tab('', counts?.all),
        tab('attendance', counts?.attendance),
        tab('view-archive', counts?.viewArchive),
        tab('absence', counts?.absence),
        ...(isBlocked || (counts?.blocked ?? 0) > 0 ? [tab('ng', counts?.blocked)] : []),
      ]}
    />
  );
}

function SearchField({ list }: { readonly list: List }) {
  const [text, setText] = useState(list.filters.name ?? '');
  const search = (name: string) => list.filterBy({ ...list.filters, name });
  return (
    <search className={styles.search}>
      <form
        onSubmit={event => {
          event.preventDefault();
          search(text.trim());
        }}
      >
        <TextField
          label={t('guests.search')}
          isLabelHidden
          type="search"
          enterKeyHint="search"
          startIcon="search"
          placeholder={t('guests.search')}
          value={text}
          onChange={next => {
            setText(next);
            if (next === '' && list.filters.name !== undefined) search('');
          }}
          isSet={list.filters.name !== undefined}
        />
      </form>
    </search>
  );
}

/** The filter by relation, and the order of the list. */
function Narrow({ list }: { readonly list: List }) {
  const isKanaOrder = list.state.sort === 'kana';
  const { relationShip = '' } = list.filters;
  return (
    <div className={styles.narrow}>
      <NativeSelect
        label={tBook('book.relation.filter')}
        isLabelHidden
        isSet={relationShip !== ''}
        options={[
          { value: '', label: tBook('book.relation.all') },
          ...RELATION_SHIPS.map(value => ({ value, label: t(`guests.relation.${value}`) })),
        ]}
        value={relationShip}
        onChange={value => list.filterBy({ ...list.filters, relationShip: value })}
      />
      <Button
        variant="quiet"
        icon="arrow-up-down"
        onPress={() => (isKanaOrder ? list.sortBy('answeredAt', 'DESC') : list.sortBy('kana', 'ASC'))}
      >
        {t(isKanaOrder ? 'guests.sort.newest' : 'guests.sort.kana')}
      </Button>
    </div>
  );
}

/** On a phone the list should be visible without scrolling, so its actions shrink to icons next to the title. */
const PHONE = '(max-width: 35.99em)';

/** The actions of the list: save it as a file, add a guest. */
function Actions({ weddingId }: { readonly weddingId: number }) {
  const [isEntering, setEntering] = useState(false);
  const isNarrow = useMediaQuery(PHONE);
  const form = useEntryForm(weddingId);
  return (
    <div className={styles.actions}>
      <SaveList weddingId={weddingId} isCompact={isNarrow} />
      {isNarrow ? (
        <IconButton
          icon="phone"
          variant="outlined"
          label={tBook('book.enter')}
          tooltip="bottom-end"
          onPress={() => setEntering(true)}
        />
      ) : (
        <Button variant="filled" icon="phone" onPress={() => setEntering(true)}>
          {tBook('book.enter')}
        </Button>
      )}
      {isEntering && <GuestEntryDialog weddingId={weddingId} form={form} onClose={() => setEntering(false)} />}
    </div>
  );
}

/** Jumps to the start of a kana row, on this page or on the one that contains it. */
function KanaIndex({
  list,
  page,
  layout,
}: {
  readonly list: List;
  readonly page: GuestPage;
  readonly layout: 'row' | 'column';
}) {
  const { pathname } = useLocation();
  const first = page.rows[0];
  const current = first === undefined ? undefined : kanaRowOf(first.nameKana || first.name);
  const hrefOf = (row: KanaRow) => {
    const begin = page.index.find(one => one.row === row);
    if (begin === undefined) return undefined;
    const target = Math.floor(begin.offset / page.limit) + 1;
    const search = {
      ...list.filters,
      ...(target === 1 ? {} : { page: target }),
      ...(page.limit === 20 ? {} : { limit: page.limit }),
    };
    return `${pathname}${stringifySearch(search)}#${groupAnchor(row)}`;
  };
  return (
    <LetterIndex
      label={t('guests.index')}
      layout={layout}
      current={current}
      letters={KANA_ROWS.map(row => ({
        letter: row,
        label: row === 'A' ? t('guests.row.other') : t('guests.row', { row }),
        href: hrefOf(row),
      }))}
    />
  );
}

/** After a jump to another page, scrolls to the group once its guests have loaded. */
function useAnchor(page: GuestPage | undefined): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (page !== undefined && hash !== '') document.getElementById(hash)?.scrollIntoView();
  }, [page, hash]);
}

function emptyText(list: List, { blocked }: GuestPage['counts']) {
  const isFiltered = Object.keys(list.filters).length > 0 || blocked > 0;
  if (isFiltered) return <EmptyState>{t('guests.empty.filtered')}</EmptyState>;
  return <EmptyState title={t('guests.empty')}>{t('guests.empty.text')}</EmptyState>;
}

export interface GuestsPageProps {
  readonly weddingId: number;
  readonly shareHref: string;
  /** The URL of a guest's page. */
  readonly hrefOf: (id: number) => string;
  /** A notice above the list. */
  readonly notice?: ReactNode;
}

/** The couple's guest list: filtered by answer and name, in kana order with an index. */
export function GuestsPage({ weddingId, shareHref, hrefOf, notice }: GuestsPageProps) {
  const list = useListSearch(guestList);
  const guests = useGuests(weddingId, { ...list.filters, ...list.state, ng: showsBlocked(list) });
  const page = guests.data;
  useAnchor(page);
  const isKanaOrder = list.state.sort === 'kana';
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('guests.title')}</h1>
        <Actions weddingId={weddingId} />
      </div>
      {notice}
      <Tabs list={list} counts={page?.counts} />
      <div className={styles.tools}>
        <SearchField list={list} key={list.filters.name ?? ''} />
        <Narrow list={list} />
        {isKanaOrder && page !== undefined && page.total > 0 && (
          <div className={styles.top}>
            <KanaIndex list={list} page={page} layout="row" />
          </div>
        )}
      </div>
      <ListBody list={list} query={guests} height="24rem" empty={({ counts }) => emptyText(list, counts)}>
        {shown => (
          <div className={styles.body}>
            <GuestList hrefOf={hrefOf} guests={shown.rows} isKanaOrder={isKanaOrder} />
            {isKanaOrder && (
              <div className={styles.side}>
                <KanaIndex list={list} page={shown} layout="column" />
              </div>
            )}
          </div>
        )}
      </ListBody>
      {page?.total === 0 && Object.keys(list.filters).length === 0 && (
        <div className={styles.share}>
          <LinkButton variant="filled" icon="share-2" href={shareHref}>
            {t('guests.share')}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
