import { paymentList } from '@kotohogi/contract/lists';
import type { CorrectionShown, PaymentRow, Totals } from '@kotohogi/contract/payment';
import { PAYMENT_PURPOSES, PAYMENT_STATES } from '@kotohogi/domain/payment/types';
import { Card } from '@kotohogi/ui/card';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { NativeSelect } from '@kotohogi/ui/native-select';
import { Skeleton } from '@kotohogi/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { numberText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import type { ListPage } from '../../shell/list/list-pages.tsx';
import { PagedTable } from '../../shell/list/paged-table.tsx';
import { type ListSearch, useListSearch } from '../../shell/list/use-list-search.ts';
import type { SearchTexts } from '../../shell/router/search.ts';
import { staffPaths } from '../../shell/router/staff-paths.ts';
import { PrintedPeriod } from '../../shell/staff/printed.tsx';
import { daysText } from '../../shell/staff/printed-texts.ts';
import { type FacilityArea, useFacility } from '../facility/index.ts';
import { useArchiveVideoPayments, usePayments } from './api.ts';
import { CorrectionLines, correctedYenOf } from './correction-lines.tsx';
import { Equation } from './equation.tsx';
import type { ja } from './messages.ja.ts';
import { monthOptions, monthRange } from './month.ts';
import { paymentColumns } from './payment-columns.tsx';
import styles from './payment-list.module.css';
import { stateText } from './state-chip.tsx';

const t = textsOf<typeof ja>();

interface Page extends ListPage<PaymentRow> {
  readonly totals: Totals;
  readonly corrections?: readonly CorrectionShown[];
}

/** The equation of a list, and the corrections in it. */
function Sums({ totals, corrections = [], of }: Page & { readonly of: PaymentTableProps['of'] }) {
  return (
    <>
      <Equation totals={totals} of={of} correctedYen={correctedYenOf(corrections)} />
      <CorrectionLines corrections={corrections} />
    </>
  );
}

/** The footer row with the totals; with several pages it says that they cover all of them. */
function footerOf({ totals, total, rows }: Page): Readonly<Record<string, ReactNode>> {
  const isWhole = rows.length === total;
  return {
    at: isWhole ? t('payment.totals') : t('payment.totals.allPages', { count: total }),
    amount: numberText(totals.grossYen),
    commission: numberText(totals.commissionYen),
    refund: numberText(totals.refundYen),
    net: numberText(totals.netYen),
    state: isWhole ? t('payment.totals.match') : '',
  };
}

/** A filter option: payments in any state that need a manual check. */
const NEEDS_HAND = 'needsHand';

function ListFilters({ list, hasPurpose }: { readonly list: ListSearch<string>; readonly hasPurpose: boolean }) {
  const { filters, filterBy } = list;
  const set = (changed: Readonly<Record<string, string>>) => {
    const entries = Object.entries({ ...filters, ...changed }).filter(([, value]) => value !== '');
    filterBy(Object.fromEntries(entries));
  };
  const states = PAYMENT_STATES.filter(state => state !== 'NA');
  return (
    <div className={styles.filters}>
      <NativeSelect
        label={t('payment.month')}
        options={[{ value: '', label: t('payment.month.all') }, ...monthOptions(Date.now())]}
        value={filters.dateFrom?.slice(0, 7) ?? ''}
        onChange={month => set(month === '' ? { dateFrom: '', dateTo: '' } : monthRange(month))}
      />
      <NativeSelect
        label={t('payment.filter.state')}
        options={[
          { value: '', label: t('payment.filter.settled') },
          { value: NEEDS_HAND, label: t('payment.needsHand') },
          ...states.map(state => ({ value: state, label: `${stateText(state)} ${state}` })),
        ]}
        value={filters.needsHand === 'true' ? NEEDS_HAND : (filters.state ?? '')}
        onChange={state => set(state === NEEDS_HAND ? { state: '', needsHand: 'true' } : { state, needsHand: '' })}
      />
      {hasPurpose && (
        <NativeSelect
          label={t('payment.filter.purpose')}
          options={[
            { value: '', label: t('payment.filter.purpose.all') },
            ...PAYMENT_PURPOSES.map(purpose => ({ value: purpose, label: t(`payment.purpose.${purpose}`) })),
          ]}
          value={filters.purpose ?? ''}
          onChange={purpose => set({ purpose })}
        />
      )}
    </div>
  );
}

/** The filters of the list as text, for paper. */
const factsOf = ({ dateFrom, dateTo, state, purpose, needsHand }: SearchTexts): readonly string[] => [
  daysText(dateFrom, dateTo),
  needsHand === 'true' ? t('payment.needsHand') : '',
  ...PAYMENT_STATES.filter(one => one === state).map(stateText),
  ...PAYMENT_PURPOSES.filter(one => one === purpose).map(one => t(`payment.purpose.${one}`)),
];

interface PaymentTableProps {
  readonly label: string;
  readonly query: UseQueryResult<Page>;
  readonly list: ListSearch<string>;
  readonly of: 'gifts' | 'sales' | 'all';
  readonly hasPurpose: boolean;
  readonly hasWedding: boolean;
  /** The equation is already shown above the table. */
  readonly isWithoutEquation?: boolean;
}

function PaymentTable({ label, query, list, of, hasPurpose, hasWedding, isWithoutEquation }: PaymentTableProps) {
  const { companyAccountId, accountId }: FacilityArea = useFacility();
  const { data } = query;
  const columns = paymentColumns({
    wedding: hasWedding,
    purpose: hasPurpose,
    refunds: data !== undefined && data.totals.refundYen > 0,
  });
  return (
    <div className={styles.list}>
      <PrintedPeriod facts={factsOf(list.filters)} />
      {isWithoutEquation !== true && (
        <Card title={label}>{data === undefined ? <Skeleton height="3.5rem" /> : <Sums {...data} of={of} />}</Card>
      )}
      <ListFilters list={list} hasPurpose={hasPurpose} />
      <PagedTable
        label={label}
        columns={columns}
        list={list}
        query={query}
        rowTone={row => (row.needsHand ? 'bad' : row.grossYen > 0 ? 'plain' : 'muted')}
        rowHref={
          hasWedding ? row => staffPaths.facility.weddingPayment(companyAccountId, accountId, row.weddingId) : undefined
        }
        footer={data === undefined ? undefined : footerOf(data)}
        empty={<EmptyState title={t('payment.list.empty')} />}
      />
    </div>
  );
}

/** All payments of the facility: gifts, and with permission also recording sales. */
export function FacilityPayments() {
  const { id, abilities } = useFacility();
  const list = useListSearch(paymentList);
  const query = usePayments(id, { ...list.filters, ...list.state });
  const hasPurpose = abilities.has('facility:read:archiveVideoPayment');
  return (
    <PaymentTable
      label={t('payment.list')}
      query={query}
      list={list}
      of={hasPurpose ? 'all' : 'gifts'}
      hasPurpose={hasPurpose}
      hasWedding
    />
  );
}

/** The recording sales. */
export function FacilitySales() {
  const { id } = useFacility();
  const list = useListSearch(paymentList);
  const query = useArchiveVideoPayments(id, { ...list.filters, ...list.state });
  return (
    <PaymentTable label={t('payment.list.sales')} query={query} list={list} of="sales" hasPurpose={false} hasWedding />
  );
}

/** The payments of one wedding, without totals, which `WeddingMoney` shows. */
export function WeddingPayments({ weddingId }: { readonly weddingId: number }) {
  const { id, abilities } = useFacility();
  const list = useListSearch(paymentList);
  const query = usePayments(id, { ...list.filters, ...list.state, weddingId });
  return (
    <PaymentTable
      label={t('payment.list')}
      query={query}
      list={list}
      of="gifts"
      hasPurpose={abilities.has('facility:read:archiveVideoPayment')}
      hasWedding={false}
      isWithoutEquation
    />
  );
}
