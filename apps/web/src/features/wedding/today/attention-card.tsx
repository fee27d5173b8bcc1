import type { WeddingRow } from '@kotohogi/contract/wedding';
import { Card } from '@kotohogi/ui/card';
import { StateChip, type StateTone } from '@kotohogi/ui/chip';
import { useNow } from '../../../shell/clock/use-now.ts';
import { shortDateText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { FailedPart } from '../../../shell/pages/failed-part.tsx';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { CardLine } from '../../../shell/staff/card-line.tsx';
import { useFacility } from '../../facility/index.ts';
import { useTransfersIn } from '../api.ts';
import type { ja } from '../messages.ja.ts';
import styles from './attention-card.module.css';
import { isUninvited, lacksSlot } from './days.ts';

const t = textsOf<typeof ja>();

const HOUR_MS = 3_600_000;

interface AttentionItem {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly count: number;
  readonly tone: StateTone;
  readonly href: string;
}

/** What remains to be done for the next days. */
function useAttentionItems(
  rows: readonly WeddingRow[],
  { failed, checked }: { readonly failed: number; readonly checked: number },
): readonly AttentionItem[] {
  const { companyAccountId, accountId } = useFacility();
  const uninvited = rows.filter(isUninvited);
  const nowMs = useNow(HOUR_MS);
  const slotless = rows.filter(row => lacksSlot(row, nowMs));
  const first = (some: readonly WeddingRow[]) =>
    t('wedding.home.attention.first', { date: shortDateText(some[0]?.startsAt ?? 0) });
  const one = (row: WeddingRow | undefined) => staffPaths.facility.wedding(companyAccountId, accountId, row?.id ?? 0);
  const list = staffPaths.facility.weddings(companyAccountId, accountId);
  const items: readonly AttentionItem[] = [
    {
      id: 'failed',
      title: t('wedding.home.attention.failed'),
      text: t('wedding.home.attention.failed.text'),
      count: failed,
      tone: 'bad',
      href: `${list}?paymentState=deposit-failure`,
    },
    {
      id: 'checked',
      title: t('wedding.home.attention.checked'),
      text: t('wedding.home.attention.checked.text'),
      count: checked,
      tone: 'warn',
      href: `${list}?paymentState=reconfirmation`,
    },
    {
      id: 'uninvited',
      title: t('wedding.home.attention.uninvited'),
      text: first(uninvited),
      count: uninvited.length,
      tone: 'warn',
      href: uninvited.length === 1 ? one(uninvited[0]) : `${list}?status=preparing&order=ASC`,
    },
    {
      id: 'slotless',
      title: t('wedding.home.attention.noSlot'),
      text: first(slotless),
      count: slotless.length,
      tone: 'warn',
      href: one(slotless[0]),
    },
  ];
  return items.filter(({ count }) => count > 0);
}

/** What needs action, apart from today's streams. */
export function AttentionCard({ rows }: { readonly rows: readonly WeddingRow[] }) {
  const { id, abilities } = useFacility();
  const isAllowed = abilities.has('facility:read:weddingPaymentState');
  const failed = useTransfersIn(id, 'deposit-failure', isAllowed);
  const checked = useTransfersIn(id, 'reconfirmation', isAllowed);
  const items = useAttentionItems(rows, { failed: failed.data?.total ?? 0, checked: checked.data?.total ?? 0 });
  // One reason is enough: both are read from one list.
  const transfers = failed.isError ? failed : checked;
  return (
    <Card title={t('wedding.home.attention')}>
      <FailedPart query={transfers} />
      {items.length === 0 && !transfers.isError && <p className={styles.none}>{t('wedding.home.attention.none')}</p>}
      <ul>
        {items.map(({ id, title, text, count, tone, href }) => (
          <li key={id}>
            <CardLine
              title={title}
              lines={[text]}
              state={<StateChip tone={tone}>{t('wedding.home.attention.count', { count })}</StateChip>}
              href={href}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
