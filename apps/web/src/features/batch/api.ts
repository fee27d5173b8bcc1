import { batch } from '@kotohogi/contract/batch';
import { operator } from '@kotohogi/contract/operator';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';
import { useListPage } from '../../shell/list/use-list-search.ts';

type Query = Readonly<Record<string, string | number>>;

/** How often the overview and the jobs are fetched again. */
const POLL_MS = 15_000;

/** The counts, alarms and ceremonies of today. */
export function useOverview() {
  return useQuery({
    queryKey: ['operator', 'overview'],
    queryFn: () => call(operator.overview, {}),
    refetchInterval: POLL_MS,
  });
}

async function fetchLives(query: Query) {
  const { rows, ...page } = await call(batch.weddingLives, { query });
  return { ...page, rows: rows.map(row => ({ ...row, id: row.weddingId })) };
}

/** A page of the slots of all facilities; the key of a row is its wedding. */
export function useWeddingLives(query: Query) {
  return useListPage(['batch', 'weddingLives', query], () => fetchLives(query));
}

/** The slot of a wedding with its history. */
export function useWeddingLive(id: number) {
  return useQuery({
    queryKey: ['batch', 'weddingLive', id],
    queryFn: () => call(batch.weddingLive, { params: { id } }),
    refetchInterval: POLL_MS,
  });
}

/** A wedding of any facility. */
export function useOperatorWedding(id: number) {
  return useQuery({
    queryKey: ['operator', 'wedding', id],
    queryFn: () => call(operator.wedding, { params: { id } }),
  });
}

const readGuest = (id: number) => call(operator.attendant, { params: { id } });

/** A guest of any wedding; requested only when an operator asks for it. */
export function useGuestLookUp() {
  return useMutation({ mutationFn: readGuest });
}

/** The look-ups of operators, by subject. */
const LOOK_UPS = {
  channelLive: (id: string): Promise<object> => call(batch.channelLive, { params: { id } }),
  channelInfo: (id: string): Promise<object> => call(batch.channelInfo, { params: { id } }),
  channelVideo: (id: string): Promise<object> => call(batch.channelVideo, { params: { id } }),
  channelLiveChannels: (id: string): Promise<object> => call(batch.channelLiveChannels, { params: { id } }),
  vimeoLive: (id: string): Promise<object> => call(batch.vimeoLive, { params: { id } }),
  vimeoInfo: (id: string): Promise<object> => call(batch.vimeoInfo, { params: { id } }),
  vimeoVideo: (id: string): Promise<object> => call(batch.vimeoVideo, { params: { id } }),
  attendant: (id: string): Promise<object> => readGuest(Number(id)),
} as const;
export type LookUp = keyof typeof LOOK_UPS;

/** A provider's report about a film or stream, or the data of a guest; requested only when an operator asks for it. */
export function useLookUp() {
  return useMutation({ mutationFn: ({ what, id }: { what: LookUp; id: string }) => LOOK_UPS[what](id) });
}

/** The jobs with their schedules and last runs. */
export function useJobs() {
  return useQuery({ queryKey: ['batch', 'jobs'], queryFn: () => call(batch.jobs, {}), refetchInterval: POLL_MS });
}

/** The commands of operators: a dry run lists what a run would do. After a run the jobs are fetched again. */
function useCommand<Body, Answer>(run: (body: Body) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: () => client.invalidateQueries({ queryKey: ['batch', 'jobs'] }),
  });
}

/** Erases the weddings whose data was kept for this many days. */
export function useCleanWeddings() {
  return useCommand((body: { readonly period: number; readonly isDryRun: boolean }) =>
    call(batch.cleanWeddings, { body }),
  );
}

/** Ends stale slots. */
export function useCleanLives() {
  return useCommand((body: { readonly isDryRun: boolean }) => call(batch.cleanLives, { body }));
}

/** Sends queued mails and notices now. */
export function useSendQueued() {
  return useCommand((body: { readonly isDryRun: boolean }) => call(batch.sendQueued, { body }));
}

/** Copies the file of a wedding's recording to our own store, and to the second one. */
export function useBackUpLive() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(batch.backup, { params: { id } }),
    onSuccess: (_, id) => client.invalidateQueries({ queryKey: ['batch', 'weddingLive', id] }),
  });
}
