import { type WeddingRow, wedding } from '@kotohogi/contract/wedding';
import type { LocalDate } from '@kotohogi/domain/kernel/jst';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOf, call, type Input } from '../../shell/api/call.ts';
import { useListPage } from '../../shell/list/use-list-search.ts';

type Query = Readonly<Record<string, string | number>>;

const fetchWeddings = (facilityId: number, query: Query) => call(wedding.list, { params: { facilityId }, query });

/** A page of a facility's weddings; keeps the previous page while the next one loads. */
export function useWeddings(facilityId: number, query: Query) {
  return useListPage(['wedding', 'list', facilityId, query], () => fetchWeddings(facilityId, query));
}

/** The URL of the file with all weddings that match these filters. */
export const csvAddress = (facilityId: number, query: Query): string =>
  addressOf(wedding.csv, { params: { facilityId }, query });

/** The URL of the file with the weddings of all facilities that match these filters. */
export const allCsvAddress = (query: Query): string => addressOf(wedding.csvOfAll, { query });

/** The maximum page size. */
const WHOLE_PAGE = 100;

/** All weddings of a range of days, in start order. */
async function fetchDays(facilityId: number, from: LocalDate, to: LocalDate): Promise<readonly WeddingRow[]> {
  const rows: WeddingRow[] = [];
  for (let page = 1; ; page += 1) {
    const days = { dateFrom: from, dateTo: to, sort: 'dateTime', order: 'ASC', limit: WHOLE_PAGE, page };
    const answer = await fetchWeddings(facilityId, days);
    rows.push(...answer.rows);
    if (rows.length >= answer.total || answer.rows.length === 0) return rows;
  }
}

/** The polling intervals for running streams and for upcoming days. */
const WALL_MS = 10_000;
const DAYS_MS = 120_000;

/** The weddings of one day, kept up to date for the wall of streams. */
export function useDay(facilityId: number, date: LocalDate) {
  return useQuery({
    queryKey: ['wedding', 'days', facilityId, date, date],
    queryFn: () => fetchDays(facilityId, date, date),
    refetchInterval: WALL_MS,
  });
}

/** The weddings of upcoming days. */
export function useDays(facilityId: number, from: LocalDate, to: LocalDate) {
  return useQuery({
    queryKey: ['wedding', 'days', facilityId, from, to],
    queryFn: () => fetchDays(facilityId, from, to),
    refetchInterval: DAYS_MS,
  });
}

/** The smallest page size, because only the total is needed. */
const COUNT_ONLY = 5;

/**
 * The number of weddings whose transfer failed, or whose couple have checked their account after that; not requested
 * without permission to read payments.
 */
export function useTransfersIn(
  facilityId: number,
  paymentState: 'deposit-failure' | 'reconfirmation',
  isAllowed: boolean,
) {
  return useQuery({
    queryKey: ['wedding', 'transfers', facilityId, paymentState],
    queryFn: () => fetchWeddings(facilityId, { paymentState, limit: COUNT_ONLY }),
    enabled: isAllowed,
    refetchInterval: DAYS_MS,
  });
}

/** The query for one wedding. */
export const weddingDetailQuery = (facilityId: number, weddingId: number) =>
  queryOptions({
    queryKey: ['wedding', 'detail', facilityId, weddingId],
    queryFn: () => call(wedding.detail, { params: { facilityId, weddingId } }),
  });

/** One wedding, as staff see it. */
export function useWedding(facilityId: number, weddingId: number) {
  return useQuery(weddingDetailQuery(facilityId, weddingId));
}

/** Creates a wedding. */
export function useCreateWedding(facilityId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof wedding.create>['body']) => call(wedding.create, { params: { facilityId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['wedding'] }),
  });
}

/** Updates the basics of a wedding. */
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
