import type { AlarmedWedding } from '@kotohogi/contract/operator';
import { Card } from '@kotohogi/ui/card';
import { StateChip, type StateTone } from '@kotohogi/ui/chip';
import { Icon } from '@kotohogi/ui/icon';
import { numberText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { PageLink } from '../../../shell/router/page-link.tsx';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { CardLine } from '../../../shell/staff/card-line.tsx';
import type { useOverview } from '../api.ts';
import { livesHref } from '../lives/lives-href.ts';
import type { ja } from '../messages.ja.ts';
import styles from './alarms.module.css';

const t = textsOf<typeof ja>();

type Data = NonNullable<ReturnType<typeof useOverview>['data']>;
type AlarmCounts = Data['alarms'];

interface AlarmLine {
  readonly id: keyof AlarmCounts;
  readonly tone: StateTone;
  /** The page where it is handled; without one the weddings concerned are listed. */
  readonly href?: string;
}

/** In the order of urgency. */
const ALARM_LINES: readonly AlarmLine[] = [
  { id: 'lives', tone: 'bad', href: livesHref('trouble') },
  { id: 'liveMails', tone: 'warn', href: livesHref('all') },
  { id: 'deadJobs', tone: 'bad', href: staffPaths.admin.batch },
  { id: 'retryingJobs', tone: 'warn', href: staffPaths.admin.batch },
  { id: 'payments', tone: 'bad' },
  { id: 'corrections', tone: 'warn', href: staffPaths.admin.corrections },
  { id: 'refusedMails', tone: 'warn' },
];

/** The weddings concerned, each linked to its page for those who may open that. */
function AlarmedWeddings({ rows, isLinked }: { readonly rows: readonly AlarmedWedding[]; readonly isLinked: boolean }) {
  return (
    <ul className={styles.weddings}>
      {rows.map(({ weddingId, reservationId, facilityName, count }) => {
        const text = t('operator.alarm.wedding', { facility: facilityName, reservation: reservationId, count });
        return (
          <li key={weddingId}>
            {isLinked ? (
              <PageLink className={styles.wedding} href={staffPaths.admin.live(weddingId)}>
                {text}
              </PageLink>
            ) : (
              text
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The alarms that the user may read and that someone has to handle, or a sentence that there are none. */
export function Alarms({ overview, abilities }: { readonly overview: Data; readonly abilities: ReadonlySet<string> }) {
  const { alarms, alarmedWeddings } = overview;
  const isLinked = abilities.has('admin:read:wedding-lives');
  const weddingsOf = (id: keyof AlarmCounts) =>
    (id === 'payments' || id === 'refusedMails' ? alarmedWeddings[id] : null) ?? [];
  const seen = ALARM_LINES.filter(({ id }) => alarms[id] !== null);
  const raised = seen.filter(({ id }) => (alarms[id] ?? 0) > 0);
  if (seen.length === 0) return null;
  return (
    <Card title={t('operator.alarms')} tone={raised.some(({ tone }) => tone === 'bad') ? 'bad' : 'plain'}>
      {raised.length === 0 && (
        <p className={styles.none}>
          <Icon name="circle-check" size="small" />
          {t('operator.alarms.none')}
        </p>
      )}
      {raised.map(({ id, tone, href }) => (
        <CardLine
          key={id}
          title={t(`operator.alarm.${id}`)}
          lines={[t(`operator.alarm.${id}.text`)]}
          state={<StateChip tone={tone}>{numberText(alarms[id] ?? 0)}</StateChip>}
          href={href}
        >
          {weddingsOf(id).length > 0 && <AlarmedWeddings rows={weddingsOf(id)} isLinked={isLinked} />}
        </CardLine>
      ))}
    </Card>
  );
}
