import type { PaymentOrderCall } from '@kotohogi/contract/payment-order';
import { Card } from '@kotohogi/ui/card';
import { StateChip, type StateTone } from '@kotohogi/ui/chip';
import { DisclosureList, DisclosureSection } from '@kotohogi/ui/disclosure-section';
import { clockText } from '../../../shell/formats.office.ts';
import { shortDateText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import type { ja } from '../messages.ja.ts';
import styles from './calls-card.module.css';
import { opText } from './event-texts.ts';
import { fieldLine } from './field-lines.ts';

const t = textsOf<typeof ja>();

const TONES: Readonly<Record<PaymentOrderCall['outcome'], StateTone>> = {
  PENDING: 'info',
  OK: 'ok',
  ERROR: 'idle',
  UNKNOWN: 'idle',
};

/** One field on each line, as sent, with the meaning of its code. */
const requestText = (request: PaymentOrderCall['request']) =>
  Object.entries(request)
    .map(([name, value]) => fieldLine(name, value))
    .join('\n');

/** The same of an answer. A part without a name, such as an HTTP status, stays as it is. */
const responseText = (response: string) =>
  response
    .split('&')
    .map(pair => {
      const at = pair.indexOf('=');
      return at === -1 ? pair : fieldLine(pair.slice(0, at), pair.slice(at + 1));
    })
    .join('\n');

/** The recorded calls to the gateway, oldest first, as they were sent and answered, with secrets masked. */
export function CallsCard({ calls }: { readonly calls: readonly PaymentOrderCall[] }) {
  if (calls.length === 0) return null;
  return (
    <Card title={t('order.calls')}>
      <p className={styles.hint}>{t('order.calls.hint')}</p>
      <DisclosureList>
        {calls.map(({ id, at, op, attempt, outcome, request, response }) => (
          <DisclosureSection
            key={id}
            level={3}
            title={t('order.calls.title', { op: opText(op), attempt })}
            aside={<StateChip tone={TONES[outcome]}>{t(`order.calls.${outcome}`)}</StateChip>}
          >
            <p className={styles.hint}>{`${shortDateText(at)} ${clockText(at)}`}</p>
            <pre className={styles.raw}>{requestText(request)}</pre>
            <pre className={styles.raw}>{response === null ? t('order.calls.silent') : responseText(response)}</pre>
          </DisclosureSection>
        ))}
      </DisclosureList>
    </Card>
  );
}
