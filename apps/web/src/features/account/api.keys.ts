import { apiKey } from '@kotohogi/contract/api-key';
import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';

const QUERY_KEY = ['apiKeys'];

/** Invalidates the cached keys. */
export function forgetApiKeys(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: QUERY_KEY });
}

/** The user's API keys, and the permissions a new one can be limited to. */
export function useApiKeys() {
  return useQuery({ queryKey: QUERY_KEY, queryFn: ({ signal }) => call(apiKey.list, {}, { signal }) });
}

/** Creates a key; the response is the only place that contains the key itself. */
export function useCreateApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof apiKey.create>['body']) => call(apiKey.create, { body }),
    onSuccess: () => void client.invalidateQueries({ queryKey: QUERY_KEY }),
  });
}

/** Deletes a key; one deleted elsewhere leaves the list too. */
export function useRemoveApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(apiKey.remove, { query: { key: String(id) } }),
    onSettled: () => client.invalidateQueries({ queryKey: QUERY_KEY }),
  });
}
