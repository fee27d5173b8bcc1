import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import { temporaryWedding } from '@kotohogi/contract/temporary-wedding';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';

/** What is sent of a registration. */
export type RegistrationBody = CallInput<typeof temporaryWedding.create>['body'];

/** The venues where couples may register by themselves. */
export function useOpenFacilities() {
  return useQuery({
    queryKey: ['open-facilities'],
    queryFn: () => call(temporaryWedding.facilities, {}),
    staleTime: 60_000,
  });
}

/** Sends a registration; the same key is the same registration, however often it arrives. */
export function useRegister() {
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: RegistrationBody; idempotencyKey: string }) =>
      call(temporaryWedding.create, { body }, { idempotencyKey }),
  });
}
