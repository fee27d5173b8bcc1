import { parseJst } from '@kotohogi/domain/kernel/jst';
import { noteText } from '../../../shell/formats.office.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import type { ja } from '../messages.ja.ts';
import { momentText } from '../order-texts.ts';
import { statusText } from './event-texts.ts';

const t = textsOf<typeof ja>();

/** The codes in fields of the gateway that have a public meaning (docs/product/gateway.md#codes). */
const CODES = [
  ...(['PayType.0', 'PayType.1', 'PayType.2', 'PayType.3', 'PayType.4', 'PayType.5', 'PayType.6'] as const),
  ...(['PayType.7', 'PayType.8', 'PayType.9', 'PayType.10', 'PayType.11', 'PayType.12', 'PayType.13'] as const),
  ...(['PayType.14', 'PayType.16', 'PayType.18', 'PayType.19', 'PayType.20', 'PayType.21', 'PayType.22'] as const),
  ...(['PayType.23', 'PayType.24', 'PayType.25', 'PayType.26', 'PayType.27', 'PayType.28', 'PayType.29'] as const),
  ...(['PayType.30', 'PayType.31', 'PayType.33', 'PayType.34', 'PayType.35', 'PayType.36', 'PayType.44'] as const),
  'PayType.45',
  ...(['Method.1', 'Method.2', 'Method.3', 'Method.4', 'Method.5'] as const),
  ...(['TdFlag.0', 'TdFlag.1', 'TdFlag.2', 'TokenType.1', 'TokenType.2'] as const),
  ...(['ClientFieldFlag.0', 'ClientFieldFlag.1'] as const),
  ...(['UserInfo.1', 'UserInfo.2', 'TransitionType.1', 'TransitionType.2'] as const),
] as const;

/** The fields with a time in Japan, `yyyyMMddHHmmss`. */
const TIMES = ['ProcessDate', 'TranDate', 'StartLimitDate'];

function momentOf(digits: string): string {
  const [, date, time] = /^(\d{8})(\d{6})$/.exec(digits) ?? [];
  if (date === undefined || time === undefined) return '';
  const iso = `${date.replace(/(....)(..)(..)/, '$1-$2-$3')} ${time.replace(/(..)(..)(..)/, '$1:$2:$3')}`;
  try {
    return momentText(parseJst(iso));
  } catch {
    // why: not a valid time; the line still shows the gateway's own value
    return '';
  }
}

/** A field of a call or answer, with the meaning of its code or the moment of its digits as a note. */
export function fieldLine(name: string, value: string): string {
  const line = `${name}=`;
  if (name === 'Status' || name === 'JobCd') return `${line}${statusText(value)}`;
  const code = CODES.find(one => one === `${name}.${value}`);
  const note = code === undefined ? TIMES.includes(name) && momentOf(value) : t(`order.code.${code}`);
  return `${line}${value}${note ? noteText(note) : ''}`;
}
