import { useState } from 'react';
import { usePaymentSetting } from '../archive-sale/door.ts';
import { type Means, useCardEntry } from '../payment/door.ts';
import type { useGiftInfo } from './api.ts';

type PayType = Means['payType'];

/** How the guest pays: the method chosen, and the card in the making; both stay while he looks at something else. */
export function useMeans(info: ReturnType<typeof useGiftInfo>['data'], isOpen: boolean) {
  const setting = usePaymentSetting(info?.weddingId, isOpen);
  const entry = useCardEntry(setting);
  const [chosen, choose] = useState<PayType>();
  const payTypes = info?.offer.payTypes ?? [];
  const payType = payTypes.find(one => one === chosen) ?? payTypes[0] ?? 'CREDIT';

  /** What is paid with; undefined after having said what is wrong with the card. */
  const submit = async (): Promise<Means | undefined> => {
    if (payType !== 'CREDIT') return { payType };
    const card = await entry.submit();
    return card && { payType, card };
  };
  return { payTypes, payType, choose, setting, entry, submit };
}
