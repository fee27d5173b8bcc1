import type { PaymentDifference } from '@kotohogi/contract/reconciliation';
import { yenText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { stateText } from '../../payment/index.ts';
import { statusText } from '../detail/event-texts.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** State and amount of the payment with us. */
export const oursText = ({ state, amountYen }: PaymentDifference): string =>
  `${stateText(state)} ${yenText(amountYen)}`;

/** Status and amount of the trade, as the gateway answered. */
export function gatewayText({ gatewayStatus, gatewayAmountYen }: PaymentDifference): string {
  if (gatewayStatus === '') return t('order.trade.none.short');
  return gatewayAmountYen === null
    ? statusText(gatewayStatus)
    : `${statusText(gatewayStatus)} ${yenText(gatewayAmountYen)}`;
}
