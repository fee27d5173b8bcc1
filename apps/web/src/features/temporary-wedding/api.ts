import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import { temporaryWedding } from '@kotohogi/contract/temporary-wedding';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';

/** The request body of a registration. */
export type RegistrationBody = CallInput<typeof temporaryWedding.create>['body'];

/** The venues where couples can register by themselves. */
export function useOpenFacilities() {
  return useQuery({
    queryKey: ['open-facilities'],
    queryFn: () => call(temporaryWedding.facilities, {}),
    staleTime: 60_000,
  });
}

/** Sends a registration; the idempotency key ensures that a resend is not a second registration. */
export function useRegister() {
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: RegistrationBody; idempotencyKey: string }) =>
      call(temporaryWedding.create, { body }, { idempotencyKey }),
  });
}
