import { type WeddingRow, wedding } from '@kotohogi/contract/wedding';
import type { LocalDate } from '@kotohogi/domain/kernel/jst';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOf, call, type Input } from '../../shell/api/call.ts';

type Query = Readonly<Record<string, string | number>>;

const fetchWeddings = (facilityId: number, query: Query) => call(wedding.list, { params: { facilityId }, query });

/** A page of the weddings of a facility; while the next one is on its way the last one stays. */
export function useWeddings(facilityId: number, query: Query) {
  return useQuery({
    queryKey: ['wedding', 'list', facilityId, query],
    queryFn: () => fetchWeddings(facilityId, query),
    placeholderData: keepPreviousData,
  });
}

/** Where the file of all weddings is that these filters find. */
export const csvAddress = (facilityId: number, query: Query): string =>
  addressOf(wedding.csv, { params: { facilityId }, query });

/** The most rows a page may have. */
const WHOLE_PAGE = 100;

/** Every wedding of some days, in the order they begin. */
async function fetchDays(facilityId: number, from: LocalDate, to: LocalDate): Promise<readonly WeddingRow[]> {
  const rows: WeddingRow[] = [];
  for (let page = 1; ; page += 1) {
    const days = { dateFrom: from, dateTo: to, sort: 'dateTime', order: 'ASC', limit: WHOLE_PAGE, page };
    const answer = await fetchWeddings(facilityId, days);
    rows.push(...answer.rows);
    if (rows.length >= answer.total || answer.rows.length === 0) return rows;
  }
}

/** How often the states of running streams are asked for, and those of days to come. */
const WALL_MS = 10_000;
const DAYS_MS = 120_000;

/** The weddings of one day, kept up to date: what a wall of streams shows. */
export function useDay(facilityId: number, date: LocalDate) {
  return useQuery({
    queryKey: ['wedding', 'days', facilityId, date, date],
    queryFn: () => fetchDays(facilityId, date, date),
    refetchInterval: WALL_MS,
  });
}

/** The weddings of some days to come. */
export function useDays(facilityId: number, from: LocalDate, to: LocalDate) {
  return useQuery({
    queryKey: ['wedding', 'days', facilityId, from, to],
    queryFn: () => fetchDays(facilityId, from, to),
    refetchInterval: DAYS_MS,
  });
}

/** The smallest page there is: only its total is wanted. */
const COUNT_ONLY = 5;

/** How many weddings wait for a transfer that failed; not asked for by those who may not read payments. */
export function useFailedTransfers(facilityId: number, isAllowed: boolean) {
  return useQuery({
    queryKey: ['wedding', 'failed-transfers', facilityId],
    queryFn: () => fetchWeddings(facilityId, { paymentState: 'deposit-failure', limit: COUNT_ONLY }),
    enabled: isAllowed,
    refetchInterval: DAYS_MS,
  });
}

/** How one wedding is asked for. */
export const weddingDetailQuery = (facilityId: number, weddingId: number) =>
  queryOptions({
    queryKey: ['wedding', 'detail', facilityId, weddingId],
    queryFn: () => call(wedding.detail, { params: { facilityId, weddingId } }),
  });

/** One wedding, as staff see it. */
export function useWedding(facilityId: number, weddingId: number) {
  return useQuery(weddingDetailQuery(facilityId, weddingId));
}

/** Sets a wedding up. */
export function useCreateWedding(facilityId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof wedding.create>['body']) => call(wedding.create, { params: { facilityId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['wedding'] }),
  });
}

/** Changes the basics of a wedding. */
export function useUpdateWedding(facilityId: number, weddingId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof wedding.update>['body']) =>
      call(wedding.update, { params: { facilityId, weddingId }, body }),
    onSuccess: detail => {
      client.setQueryData(weddingDetailQuery(facilityId, weddingId).queryKey, detail);
      void client.invalidateQueries({ queryKey: ['wedding', 'list'] });
      void client.invalidateQueries({ queryKey: ['wedding', 'days'] });
    },
  });
}
