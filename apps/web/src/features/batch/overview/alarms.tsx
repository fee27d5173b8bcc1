import { Card } from '@kotohogi/ui/card';
import type { StateTone } from '@kotohogi/ui/chip';
import { Icon } from '@kotohogi/ui/icon';
import { numberText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { MatterLine } from '../../../shell/staff/matter-line.tsx';
import type { useOverview } from '../api.ts';
import { livesHref } from '../lives/lives-href.ts';
import type { ja } from '../messages.ja.ts';
import styles from './alarms.module.css';

const t = textsOf<typeof ja>();

type AlarmCounts = NonNullable<ReturnType<typeof useOverview>['data']>['alarms'];

interface Matter {
  readonly id: keyof AlarmCounts;
  readonly tone: StateTone;
  /** The page where it is handled; without one the text says what to do. */
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

/** The alarms that the user may read and that someone has to handle, or a sentence that there are none. */
export function Alarms({ alarms }: { readonly alarms: AlarmCounts }) {
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
      {raised.map(({ id, tone, href }) => (
        <MatterLine
          key={id}
          title={t(`operator.alarm.${id}`)}
          words={t(`operator.alarm.${id}.words`)}
          count={numberText(alarms[id] ?? 0)}
          {...{ tone, href }}
        />
      ))}
    </Card>
  );
}
