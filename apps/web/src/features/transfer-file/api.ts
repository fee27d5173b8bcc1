import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import { transferFile } from '@kotohogi/contract/transfer-file';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOf, call } from '../../shell/api/call.ts';
import { useCallOnce } from '../../shell/api/use-call-once.ts';
import { useListPage } from '../../shell/list/use-list-search.ts';

/** The ordered transfers that are in no file yet. */
export function useNextFile(facilityId: number) {
  return useQuery({
    queryKey: ['transferFile', facilityId, 'next'],
    queryFn: () => call(transferFile.next, { params: { facilityId } }),
  });
}

/** One page of the files of a facility. */
export function useFiles(facilityId: number, query: Readonly<Record<string, string | number>>) {
  return useListPage(['transferFile', facilityId, 'list', query], () =>
    call(transferFile.list, { params: { facilityId }, query }),
  );
}

/** The URL of a file. */
export const fileAddress = (facilityId: number, fileId: number): string =>
  addressOf(transferFile.download, { params: { facilityId, fileId } });

/** Fetches the files and transfers again, whether or not the step took effect: another person may have been faster. */
function useFresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['transferFile'] }),
      client.invalidateQueries({ queryKey: ['transfer'] }),
    ]);
}

/** Stores who the venue is to its bank. */
export function useSaveConsignor(facilityId: number) {
  return useMutation({
    mutationFn: (body: CallInput<typeof transferFile.saveConsignor>['body']) =>
      call(transferFile.saveConsignor, { params: { facilityId }, body }),
    onSettled: useFresh(),
  });
}

/** Makes the file of the waiting transfers. */
export function useMakeFile(facilityId: number) {
  const send = useCallOnce(transferFile.make);
  return useMutation({
    mutationFn: (body: CallInput<typeof transferFile.make>['body']) => send({ params: { facilityId }, body }),
    onSettled: useFresh(),
  });
}

/** What the bank's results would change. */
export function useCompareResults(facilityId: number) {
  return useMutation({
    mutationFn: (text: string) => call(transferFile.compareResults, { params: { facilityId }, body: { text } }),
  });
}

/** Confirms and fails transfers by the bank's results. */
export function useApplyResults(facilityId: number) {
  const send = useCallOnce(transferFile.applyResults);
  return useMutation({
    mutationFn: (body: CallInput<typeof transferFile.applyResults>['body']) => send({ params: { facilityId }, body }),
    onSettled: useFresh(),
  });
}
