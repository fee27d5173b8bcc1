import type { AlarmedWedding } from '@kotohogi/contract/operator';
import { Card } from '@kotohogi/ui/card';
import { StateChip, type StateTone } from '@kotohogi/ui/chip';
import { Icon } from '@kotohogi/ui/icon';
import type { ReactNode } from 'react';
import { numberText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { PageLink } from '../../../shell/router/page-link.tsx';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import type { useOverview } from '../api.ts';
import { livesHref } from '../lives/lives-href.ts';
import type { ja } from '../messages.ja.ts';
import styles from './alarms.module.css';

const t = textsOf<typeof ja>();

type Data = NonNullable<ReturnType<typeof useOverview>['data']>;
type AlarmCounts = Data['alarms'];

interface Matter {
  readonly id: keyof AlarmCounts;
  readonly tone: StateTone;
  /** The page where it is handled; without one the weddings concerned are listed. */
  readonly href?: string;
}

/** In the order of urgency. */
const MATTERS: readonly Matter[] = [
  { id: 'lives', tone: 'bad', href: livesHref('trouble') },
  { id: 'liveMails', tone: 'warn', href: livesHref('all') },
  { id: 'deadJobs', tone: 'bad', href: staffPaths.admin.batch },
  { id: 'retryingJobs', tone: 'warn', href: staffPaths.admin.batch },
  { id: 'payments', tone: 'bad' },
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

interface MatterLineProps {
  readonly matter: Matter;
  readonly count: number;
  readonly children?: ReactNode;
}

function MatterLine({ matter, count, children }: MatterLineProps) {
  const { id, tone, href } = matter;
  const content = (
    <>
      <div>
        <span className={styles.title}>{t(`operator.alarm.${id}`)}</span>
        <span className={styles.words}>{t(`operator.alarm.${id}.words`)}</span>
        {children}
      </div>
      <StateChip tone={tone}>{numberText(count)}</StateChip>
    </>
  );
  if (href === undefined) return <div className={styles.matter}>{content}</div>;
  return (
    <PageLink className={styles.matter} href={href}>
      {content}
    </PageLink>
  );
}

/** The alarms that the user may read and that someone has to handle, or a sentence that there are none. */
export function Alarms({ overview, abilities }: { readonly overview: Data; readonly abilities: ReadonlySet<string> }) {
  const { alarms, alarmedWeddings } = overview;
  const isLinked = abilities.has('admin:read:wedding-lives');
  const weddingsOf = (id: keyof AlarmCounts) =>
    (id === 'payments' || id === 'refusedMails' ? alarmedWeddings[id] : null) ?? [];
  const seen = MATTERS.filter(({ id }) => alarms[id] !== null);
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
      {raised.map(matter => (
        <MatterLine key={matter.id} matter={matter} count={alarms[matter.id] ?? 0}>
          {weddingsOf(matter.id).length > 0 && <AlarmedWeddings rows={weddingsOf(matter.id)} isLinked={isLinked} />}
        </MatterLine>
      ))}
    </Card>
  );
}
