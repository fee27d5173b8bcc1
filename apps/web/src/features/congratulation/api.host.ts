import { congratulation, congratulationChanged, congratulationSent } from '@kotohogi/contract/congratulation';
import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import type { KeepsakeKind, PosterSize } from '@kotohogi/domain/congratulation/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addressOf, call } from '../../shell/api/call.ts';
import { useListPage } from '../../shell/list/use-list-search.ts';
import type { MadeFileCalls } from '../../shell/list/use-made-file.ts';
import { useSocketEvent } from '../../shell/socket/use-socket-event.ts';

const listKey = (weddingId: number) => ['wedding', weddingId, 'congratulations'] as const;

/** The messages to the couple; keeps the previous page while the next one loads, and updates when new ones arrive. */
export function useMessages(weddingId: number, query: CallInput<typeof congratulation.list>['query']) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: listKey(weddingId) });
  useSocketEvent(congratulationSent, refresh);
  useSocketEvent(congratulationChanged, refresh);
  return useListPage([...listKey(weddingId), query], () => call(congratulation.list, { params: { weddingId }, query }));
}

/** Hides a message from the tree, or shows it again. */
export function useHideMessage(weddingId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isHidden }: { readonly id: number; readonly isHidden: boolean }) =>
      call(congratulation.hide, { params: { weddingId, id }, body: { isHidden } }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey(weddingId) }),
  });
}

/** Saves the couple's thanks to a guest as a draft, or sends them. */
export function useThank(weddingId: number, attendantId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof congratulation.thank>['body']) =>
      call(congratulation.thank, { params: { weddingId, id: attendantId }, body }),
    // A refusal may mean that the partner acted first, so refetch what was sent.
    onSettled: () => client.invalidateQueries({ queryKey: listKey(weddingId) }),
  });
}

/** Starts generating a keepsake file and reports the progress. */
export function useKeepsakeFile(weddingId: number, kind: KeepsakeKind): MadeFileCalls {
  const params = { weddingId };
  return {
    make: () => call(congratulation.makeFile, { params, body: { kind } }),
    read: async () => {
      const { files } = await call(congratulation.files, { params });
      return files.find(file => file.kind === kind) ?? { state: 'none' };
    },
    address: keepsakeAddress[kind](weddingId),
  };
}

const posterAddress = (weddingId: number, size: PosterSize): string =>
  addressOf(congratulation.poster, { params: { weddingId }, query: { size } });

/** The URLs of the keepsakes. */
const keepsakeAddress = {
  book: (weddingId: number): string => addressOf(congratulation.book, { params: { weddingId } }),
  'poster-A4': (weddingId: number): string => posterAddress(weddingId, 'A4'),
  'poster-A2': (weddingId: number): string => posterAddress(weddingId, 'A2'),
  archive: (weddingId: number): string => addressOf(congratulation.archive, { params: { weddingId } }),
} as const;
