import { bankLine } from '@kotohogi/contract/bank-line';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';
import { useListPage } from '../../shell/list/use-list-search.ts';

const LINES = ['bankLine', 'list'] as const;

/** A page of the lines. */
export function useBankLines(query: Readonly<Record<string, string | number>>) {
  return useListPage([...LINES, query], () => call(bankLine.list, { query }));
}

/** The transfers that a line may have paid, the best score first. */
export function useProposals(lineId: number) {
  return useQuery({
    queryKey: ['bankLine', 'proposals', lineId],
    queryFn: () => call(bankLine.propose, { params: { lineId } }),
  });
}

/** Fetches the lines and proposals again, whether or not the step took effect: another person may have been faster. */
function useFresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['bankLine'] });
}

/** Imports a statement. */
export function useImportStatement() {
  return useMutation({
    mutationFn: (text: string) => call(bankLine.importStatement, { body: { text } }),
    onSettled: useFresh(),
  });
}

/** Links a line to a transfer. */
export function useLink(lineId: number) {
  return useMutation({
    mutationFn: (transferId: number) => call(bankLine.link, { params: { lineId }, body: { transferId } }),
    onSettled: useFresh(),
  });
}

/** Takes the link of a line back. */
export function useUnlink(lineId: number) {
  return useMutation({
    mutationFn: () => call(bankLine.unlink, { params: { lineId }, body: {} }),
    onSettled: useFresh(),
  });
}
