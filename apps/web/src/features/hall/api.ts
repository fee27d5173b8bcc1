import { type HallRow, hall } from '@kotohogi/contract/hall';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOf, call, type Input } from '../../shell/api/call.ts';
import { useCallOnce } from '../../shell/api/use-call-once.ts';
import { useListPage } from '../../shell/list/use-list-search.ts';

type Query = Readonly<Record<string, string | number>>;

const fetchPage = (facilityId: number, query: Query) => call(hall.list, { params: { facilityId }, query });

/** The maximum page size. */
const WHOLE_PAGE = 100;

async function fetchHalls(facilityId: number): Promise<{ readonly rows: readonly HallRow[] }> {
  const rows: HallRow[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await fetchPage(facilityId, { limit: WHOLE_PAGE, page });
    rows.push(...answer.rows);
    if (rows.length >= answer.total || answer.rows.length === 0) return { rows };
  }
}

/** All halls of a facility, in creation order: the options of a select. */
export function useHalls(facilityId: number) {
  return useQuery({
    queryKey: ['hall', 'list', facilityId],
    queryFn: () => fetchHalls(facilityId),
    staleTime: 60_000,
  });
}

/** A page of a facility's halls. */
export function useHallPage(facilityId: number, query: Query) {
  return useListPage(['hall', 'page', facilityId, query], () => fetchPage(facilityId, query));
}

/** The query for one hall. */
export const hallDetailQuery = (facilityId: number, id: number) =>
  queryOptions({
    queryKey: ['hall', 'detail', facilityId, id],
    queryFn: () => call(hall.detail, { params: { facilityId, id } }),
  });

/** One hall, with the address of its sample wedding. */
export function useHall(facilityId: number, id: number) {
  return useQuery(hallDetailQuery(facilityId, id));
}

/** The QR code of the sample's address. */
export const hallQrAddress = (facilityId: number, id: number): string =>
  addressOf(hall.qr, { params: { facilityId, id } });

/** Fetches all data that shows a hall again: its own pages, and the weddings with its name and design. */
function useRefresh() {
  const client = useQueryClient();
  return () => Promise.all(['hall', 'wedding', 'facility'].map(noun => client.invalidateQueries({ queryKey: [noun] })));
}

/** Creates a hall. */
export function useCreateHall(facilityId: number) {
  const create = useCallOnce(hall.create);
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: Input<typeof hall.create>['body']) => create({ params: { facilityId }, body }),
    onSuccess: refresh,
  });
}

/** Changes a hall. */
export function useUpdateHall(facilityId: number, id: number) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: NonNullable<Input<typeof hall.update>['body']>) =>
      call(hall.update, { params: { facilityId, id }, body }),
    onSuccess: refresh,
  });
}

/** Deletes a hall. */
export function useDeleteHall(facilityId: number) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: number) => call(hall.remove, { params: { facilityId, id } }),
    onSuccess: refresh,
  });
}
