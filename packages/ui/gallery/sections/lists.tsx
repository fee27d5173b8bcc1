import { type ReactNode, useState } from 'react';
import { Button } from '../../src/button/index.ts';
import { Chip, FilterChip, StateChip } from '../../src/chip/index.ts';
import { useRowDeletion } from '../../src/data-table/deletion/index.ts';
import { type Columns, DataTable, type TableSort } from '../../src/data-table/index.ts';
import { useRowSelection } from '../../src/data-table/selection/index.ts';
import { EmptyState } from '../../src/empty-state/index.ts';
import {
  type FilterField,
  FilterPanel,
  type FilterPanelProps,
  type FilterValues,
  useFilterDraft,
} from '../../src/filter-panel/index.ts';
import { IconButton } from '../../src/icon-button/index.ts';
import { Pagination } from '../../src/pagination/index.ts';
import { Skeleton } from '../../src/skeleton/index.ts';
import { Block } from '../block.tsx';
import styles from '../gallery.module.css';
import { t } from '../setting.ts';

interface Wedding {
  readonly id: string;
  readonly time: string;
  readonly couple: string;
  readonly hall: string;
  readonly state: 'live' | 'warn' | 'idle';
  readonly giftYen: string;
}

const WEDDINGS: readonly Wedding[] = [
  {
    id: 'R-2026-1120',
    time: '13:00',
    couple: t('小林 陽翔・佐藤 結衣', 'Haruto Kobayashi & Yui Sato'),
    hall: t('ガーデンチャペル 木洩れ日', 'Garden chapel'),
    state: 'live',
    giftYen: '640,000',
  },
  {
    id: 'R-2026-1131',
    time: '13:30',
    couple: t('渡辺 翔・高橋 美咲', 'Sho Watanabe & Misaki Takahashi'),
    hall: t('神殿 白鳳', 'Shrine Hakuho'),
    state: 'warn',
    giftYen: '330,000',
  },
  {
    id: 'R-2026-1125',
    time: '11:00',
    couple: t('長谷川 晃太郎・ファン=デル=ベルク 絵理奈', 'Kotaro Hasegawa & Erina van der Berg'),
    hall: t('チャペル・ルミエール', 'Chapel Lumière'),
    state: 'idle',
    giftYen: '0',
  },
];

const STATE_TEXTS = {
  live: t('配信中', 'On air'),
  warn: t('映像待ち', 'Waiting for video'),
  idle: t('準備中', 'Preparing'),
};

const COLUMNS: Columns<Wedding> = [
  { id: 'time', header: t('挙式', 'Time'), cell: row => row.time, isSortable: true, width: '6em' },
  { id: 'couple', header: t('新郎新婦', 'Couple'), cell: row => row.couple },
  { id: 'hall', header: t('会場', 'Hall'), cell: row => row.hall },
  {
    id: 'state',
    header: t('状態', 'State'),
    cell: row => <StateChip tone={row.state}>{STATE_TEXTS[row.state]}</StateChip>,
  },
  { id: 'gift', header: t('ご祝儀（円）', 'Gifts (yen)'), cell: row => row.giftYen, align: 'end', isSortable: true },
  {
    id: 'menu',
    header: t('操作', 'Actions'),
    isHeaderHidden: true,
    isWideOnly: true,
    align: 'end',
    cell: row => (
      <IconButton
        icon="ellipsis-vertical"
        label={t(`${row.couple}の操作`, `Actions for ${row.couple}`)}
        tooltip="left"
      />
    ),
  },
];

const label = t('結婚式', 'Weddings');

const FIELDS: readonly FilterField[] = [
  {
    kind: 'text',
    name: 'name',
    label: t('お名前', 'Name'),
    placeholder: t('漢字またはカナ', 'Kanji or kana'),
    icon: 'search',
    size: 'large',
  },
  { kind: 'dates', from: 'dateFrom', to: 'dateTo', label: t('挙式日', 'Ceremony') },
  {
    kind: 'choice',
    name: 'state',
    label: t('状態', 'State'),
    size: 'medium',
    options: (['live', 'warn', 'idle'] as const).map(value => ({ value, label: STATE_TEXTS[value] })),
  },
  { kind: 'number', name: 'id', label: t('番号', 'Number') },
];

/** Filters with their own address state. */
function Filters(props: { readonly begin: FilterValues } & Pick<FilterPanelProps, 'defaultOpen'>): ReactNode {
  const [address, setAddress] = useState(props.begin);
  return (
    <FilterPanel
      filters={useFilterDraft(FIELDS, address, setAddress)}
      defaultOpen={props.defaultOpen}
      aside={<Chip tone="muted">{t('凡例', 'Legend')}</Chip>}
    />
  );
}

const NAMED: Columns<Wedding> = [
  { id: 'couple', header: t('新郎新婦', 'Couple'), cell: row => row.couple },
  { id: 'time', header: t('挙式', 'Time'), cell: row => row.time, align: 'end' },
];

/** Rows to select and delete; every second attempt fails. */
function Choosing(): ReactNode {
  const [rows, setRows] = useState(WEDDINGS);
  const [isRefused, setRefused] = useState(true);
  const data = { state: 'ready', rows } as const;
  const nameOf = (row: Wedding): string => row.couple;
  const selection = useRowSelection<Wedding>({
    data,
    nameOf,
    renderActions: () => (
      <Button size="small" icon="mail">
        {t('案内を送る', 'Send the invitation')}
      </Button>
    ),
  });
  const deletion = useRowDeletion<Wedding>({
    data,
    nameOf,
    describe: () => t('回答もすべて消えます。元に戻せません。', 'All answers go too. This cannot be undone.'),
    deleteRow: async row => {
      await new Promise(resolve => setTimeout(resolve, 600));
      setRefused(!isRefused);
      if (isRefused) return { isDeleted: false, reason: t('他の人が使用中です。', 'Somebody else is using it.') };
      setRows(rows.filter(({ id }) => id !== row.id));
      return { isDeleted: true };
    },
  });
  return (
    <>
      <DataTable
        label={t('選択と削除', 'Selection and deletion')}
        columns={[...NAMED, deletion.column]}
        data={data}
        selection={selection}
        rowHref={row => `#${row.id}`}
      />
      {deletion.dialog}
    </>
  );
}

/** Conditions and labels used in and above lists. */
function Chips(): ReactNode {
  return (
    <div className={styles.row}>
      <Chip>{t('変更あり', 'Changed')}</Chip>
      <Chip tone="soft" icon="users">
        {t('招待', 'Invited')}
      </Chip>
      <Chip tone="muted">{t('下書き', 'Draft')}</Chip>
      <FilterChip onRemove={() => {}}>{t('挙式日 11/01 〜 11/30', 'Ceremony 11/01 – 11/30')}</FilterChip>
      {(['idle', 'info', 'ok', 'live', 'warn', 'bad'] as const).map(tone => (
        <StateChip key={tone} tone={tone}>
          {tone}
        </StateChip>
      ))}
      <Skeleton shape="chip" width="6em" />
      <Skeleton shape="circle" />
    </div>
  );
}

export function Lists(): ReactNode {
  const [sort, setSort] = useState<TableSort>({ columnId: 'time', order: 'ASC' });
  const [page, setPage] = useState(3);
  const [limit, setLimit] = useState(10);
  const resize = (size: number, next: number): void => {
    setLimit(size);
    setPage(next);
  };
  const again = (
    <EmptyState action={<Button>{t('条件を消す', 'Clear the conditions')}</Button>}>
      {t('条件をゆるめるか、消してみてください。', 'Loosen the conditions, or clear them.')}
    </EmptyState>
  );
  return (
    <Block
      name={t('一覧', 'Lists')}
      parts="DataTable · useRowSelection · useRowDeletion · Pagination · Chip · FilterChip · StateChip · EmptyState · Skeleton"
    >
      <Filters begin={{ dateFrom: '2026-11-01', dateTo: '2026-11-30', state: 'warn' }} defaultOpen />
      <Filters begin={{}} defaultOpen={false} />
      <Choosing />
      <Chips />
      <DataTable
        label={label}
        columns={COLUMNS}
        data={{ state: 'ready', rows: WEDDINGS }}
        sort={sort}
        onSort={setSort}
        rowHref={row => `#${row.id}`}
        rowTone={row => (row.state === 'warn' ? 'warn' : 'plain')}
        footer={{ time: t('合計', 'Total'), gift: '970,000' }}
        isHeaderFixed
      />
      <Pagination page={page} limit={limit} total={243} onPageChange={setPage} onLimitChange={resize} />
      <Pagination
        page={1}
        limit={20}
        total={86}
        onPageChange={() => {}}
        limits={[20]}
        isDense
        label={t('ゲストのページ', 'Pages of guests')}
      />
      <div className={`${styles.grid} ${styles.wide}`}>
        <DataTable label={label} columns={COLUMNS} data={{ state: 'loading' }} expectedRows={3} />
        <DataTable label={label} columns={COLUMNS} data={{ state: 'ready', rows: [] }} empty={again} />
        <DataTable
          label={label}
          columns={COLUMNS}
          data={{
            state: 'failed',
            message: t('アクセスが集中しています。', 'Many people are here at once.'),
            onRetry: () => {},
          }}
        />
      </div>
    </Block>
  );
}
