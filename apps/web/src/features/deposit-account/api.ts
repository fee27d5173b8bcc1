import { depositAccount } from '@kotohogi/contract/deposit-account';
import type { CallInput, OutputOf } from '@kotohogi/contract/kit/endpoint';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';

/** The account and its version. */
export type AccountState = OutputOf<typeof depositAccount.read>;

const accountKey = (weddingId: number) => ['wedding', weddingId, 'depositAccount'] as const;

/** The account of the couple, masked. */
export function useDepositAccount(weddingId: number) {
  return useQuery({
    queryKey: accountKey(weddingId),
    queryFn: () => call(depositAccount.read, { params: { weddingId } }),
  });
}

/** Whether there is an account; undefined if none is needed, and while loading. */
export function useHasAccount(weddingId: number, isWanted: boolean): boolean | undefined {
  const { data } = useDepositAccount(weddingId);
  return isWanted && data !== undefined ? data.account !== null : undefined;
}

/** Adds or changes the account. */
export function useSaveAccount(weddingId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof depositAccount.update>['body']) =>
      call(depositAccount.update, { params: { weddingId }, body }),
    onSuccess: saved => {
      client.setQueryData<AccountState>(accountKey(weddingId), saved);
      // Saving an account requests another attempt of a failed transfer, which changes the payment state.
      return client.invalidateQueries({ queryKey: ['payment'] });
    },
  });
}

/** Banks that match part of a name. */
export function useBanks(weddingId: number, name: string) {
  return useQuery({
    queryKey: ['banks', name],
    queryFn: () => call(depositAccount.banks, { params: { weddingId }, query: { name } }),
    enabled: name !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Branches of a bank that match part of a name. */
export function useBranches(weddingId: number, bankNumber: string, name: string) {
  return useQuery({
    queryKey: ['branches', bankNumber, name],
    queryFn: () => call(depositAccount.branches, { params: { weddingId }, query: { bankNumber, name } }),
    enabled: bankNumber !== '' && name !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
