import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import { temporaryWedding } from '@kotohogi/contract/temporary-wedding';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';
import { useCallOnce } from '../../shell/api/use-call-once.ts';

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

/** Sends a registration; a resend is not a second registration. */
export function useRegister() {
  const create = useCallOnce(temporaryWedding.create);
  return useMutation({ mutationFn: (body: RegistrationBody) => create({ body }) });
}
