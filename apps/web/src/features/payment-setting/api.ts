import { paymentSetting } from '@kotohogi/contract/payment-setting';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Input } from '../../shell/api/call.ts';

/** A facility of a company. */
export interface FacilityRef {
  readonly companyId: number;
  readonly id: number;
}

type Credentials = Input<typeof paymentSetting.save>['body'];

const settingKey = ({ companyId, id }: FacilityRef) => ['payment-setting', companyId, id] as const;

/** The contract of a facility with the gateway. */
export function usePaymentSetting(params: FacilityRef) {
  return useQuery({ queryKey: settingKey(params), queryFn: () => call(paymentSetting.read, { params }) });
}

/** Stores the contract, once the gateway accepts it or does not answer. */
export function useSavePaymentSetting(params: FacilityRef) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Credentials) => call(paymentSetting.save, { params, body }),
    onSuccess: saved => {
      client.setQueryData(settingKey(params), saved);
      void client.invalidateQueries({ queryKey: ['checklist'] });
    },
  });
}

/** Asks the gateway about credentials, and stores none of them; the time of a success may be recorded. */
export function useTestPaymentSetting(params: FacilityRef) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Credentials) => call(paymentSetting.test, { params, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: settingKey(params) }),
  });
}
