import { useQuery } from '@tanstack/react-query';
import { statusError } from '../../shell/api/api-error.ts';
import { readCalls } from './openapi.ts';

/** Path of the server's OpenAPI description; outside production only. */
export const OPENAPI = '/docs/openapi.json';

/** Every call of the contract, as the server describes it. */
export function useCalls() {
  return useQuery({
    queryKey: ['docs', 'openapi'],
    queryFn: async ({ signal }) => {
      const answer = await fetch(OPENAPI, { signal });
      if (!answer.ok) throw statusError(answer.status);
      return readCalls(await answer.json());
    },
  });
}
