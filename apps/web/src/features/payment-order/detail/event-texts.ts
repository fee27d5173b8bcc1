import type { PaymentOrderEvent } from '@kotohogi/contract/payment-order';
import { isGatewayStatus } from '@kotohogi/domain/payment/gateway-status';
import { noteText } from '../../../shell/formats.office.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** The operations that have a text. */
const OPS = ['enter', 'execute', 'finish', 'capture', 'cancel', 'ask'] as const;

/** The text of an operation at the gateway. */
export function opText(op: string): string {
  const known = OPS.find(one => one === op);
  return known === undefined ? op : t(`order.op.${known}`);
}

/** A status of the gateway with its text; an unknown one alone. */
export function statusText(status: string): string {
  return isGatewayStatus(status) ? `${status}${noteText(t(`order.status.${status}`))}` : status;
}

/** What an event says: what happened, and the status or operation that it is about. */
export function eventText({ kind, about }: Pick<PaymentOrderEvent, 'kind' | 'about'>): string {
  const text = t(`order.event.${kind}`);
  if (about === '') return text;
  return `${text}: ${OPS.some(op => op === about) ? opText(about) : statusText(about)}`;
}
