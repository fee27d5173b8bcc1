import { useState } from 'react';
import { usePaymentSetting } from '../archive-sale/index.ts';
import { type PaymentMethod, useCardEntry } from '../payment/index.ts';
import type { useGiftInfo } from './api.ts';

type PayType = PaymentMethod['payType'];

/** The chosen payment method and the card being entered; both survive switching between them. */
export function usePaymentMethod(info: ReturnType<typeof useGiftInfo>['data'], isOpen: boolean) {
  const setting = usePaymentSetting(info?.weddingId, isOpen);
  const entry = useCardEntry(setting);
  const [chosen, choose] = useState<PayType>();
  const payTypes = info?.offer.payTypes ?? [];
  const payType = payTypes.find(one => one === chosen) ?? payTypes[0] ?? 'CREDIT';

  /** The payment method; undefined after showing an error in the card. */
  const submit = async (): Promise<PaymentMethod | undefined> => {
    if (payType !== 'CREDIT') return { payType };
    const card = await entry.submit();
    return card && { payType, card };
  };
  return { payTypes, payType, choose, setting, entry, submit };
}
