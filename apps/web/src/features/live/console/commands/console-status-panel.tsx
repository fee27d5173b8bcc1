import { StateChip } from '@kotohogi/ui/chip';
import { Icon, type IconName } from '@kotohogi/ui/icon';
import { LinkButton } from '@kotohogi/ui/link-button';
import { timeText } from '../../../../shell/formats.ts';
import { t } from '../../console-t.ts';
import { type Check, isNoGo, warningsOf } from '../checks/console-checks.ts';
import { useChecks } from '../checks/use-checks.ts';
import { useServerNow } from '../console-clock.ts';
import type { ConsoleFacts } from '../console-facts.ts';
import {
  type ConsoleStatus,
  type OfferedCommand,
  offeredCommands,
  type StatusTone,
  statusOf,
  toneOf,
} from '../console-state.ts';
import { clockOf } from '../console-time.ts';
import { useThrottledCount } from '../use-throttled-count.ts';
import { CommandButton } from './console-command.tsx';
import { CreateButton } from './console-create.tsx';
import { ConsoleDelay } from './console-delay.tsx';
import styles from './console-status-panel.module.css';

const ICONS: Readonly<Record<StatusTone, IconName>> = {
  quiet: 'clock',
  go: 'circle-check',
  live: 'radio',
  warn: 'triangle-alert',
  bad: 'octagon-x',
};

const iconOf = (status: ConsoleStatus): IconName => (status === 'intermission' ? 'pause' : ICONS[toneOf(status)]);

/** The number of checks that need action, while they can still be fixed. */
function Notices({ checks }: { readonly checks: readonly Check[] }) {
  const count = warningsOf(checks).length;
  if (checks.some(isNoGo)) return <StateChip tone="bad">{t('console.noGo', { count })}</StateChip>;
  if (count > 0) return <StateChip tone="warn">{t('console.warnings', { count })}</StateChip>;
  const isMeasured = checks.every(({ finding }) => finding === 'fine');
  return isMeasured ? <StateChip tone="ok">{t('console.noWarnings')}</StateChip> : null;
}

interface StatusTextProps {
  readonly live: ConsoleFacts['live'];
  readonly status: ConsoleStatus;
}

/** What the state means, above all for the guests. */
function StatusText({ live, status }: StatusTextProps) {
  const count = useThrottledCount(status === 'on-air' ? live.viewers : live.present);
  const duration = clockOf(live.recording.durationMs);
  return <p className={styles.text}>{t(`console.next.${status}`, { count, duration })}</p>;
}

/** The start and duration of the intermission. Only the clock updates. */
function Since({ atMs, received }: { readonly atMs: number } & Pick<ConsoleFacts, 'received'>) {
  const nowMs = useServerNow(received);
  return (
    <p className={styles.since}>
      {t('console.intermission.since', { time: timeText(atMs), duration: clockOf(nowMs - atMs) })}
    </p>
  );
}

/**
 * Whether a command is available: the server lists those of the state; `sync` is available to everyone with write
 * permission.
 */
function isOffered({ command }: OfferedCommand, { live, mayWrite }: Pick<ConsoleFacts, 'live' | 'mayWrite'>): boolean {
  return command === 'sync' ? mayWrite : live.commands.includes(command);
}

function Offers({ detail, live, mayWrite, status }: Omit<ConsoleFacts, 'received' | 'isStale'> & StatusTextProps) {
  const offers = offeredCommands(status).filter(offer => isOffered(offer, { live, mayWrite }));
  if (offers.length === 0) return null;
  const isPair = offers.length > 1 && offers.every(({ variant }) => variant === 'outlined');
  return (
    <div className={styles.action} data-pair={isPair || undefined}>
      {offers.map(({ command, variant }) =>
        command === 'create' ? (
          <CreateButton key={command} detail={detail} live={live} />
        ) : (
          <CommandButton
            key={command}
            command={command}
            variant={variant}
            isWide
            isPlain={isPair}
            size={variant === 'filled' || offers.length === 1 ? 'large' : undefined}
            detail={detail}
            live={live}
          />
        ),
      )}
    </div>
  );
}

/** The state of the stream in one sentence, and the next command. */
export function ConsoleStatusPanel(facts: ConsoleFacts) {
  const { detail, live, received, mayWrite, guestHref } = facts;
  const status = statusOf(live);
  const tone = toneOf(status);
  const checks = useChecks(detail.id, live);
  return (
    <section className={styles.status} data-tone={tone} aria-label={t('console.label')}>
      <div className={styles.head}>
        <Icon name={iconOf(status)} size="large" />
        <div role="status">
          <h2 className={styles.title}>{t(`console.status.${status}`)}</h2>
        </div>
        {(status === 'can-publish' || status === 'on-air') && <Notices checks={checks} />}
      </div>
      {status === 'intermission' && live.intermissionAt !== null && (
        <Since atMs={live.intermissionAt} received={received} />
      )}
      <Offers {...facts} status={status} />
      {status === 'archived' && (
        <div className={styles.action}>
          <LinkButton href={guestHref} isExternal fullWidth>
            {t('console.archive.guestPage')}
          </LinkButton>
        </div>
      )}
      <StatusText key={status} live={live} status={status} />
      {status === 'stopped' && live.stopReason !== '' && (
        <p className={styles.reason}>{t('console.stop.because', { reason: live.stopReason })}</p>
      )}
      {mayWrite ? <ConsoleDelay detail={detail} live={live} /> : <p className={styles.text}>{t('console.readOnly')}</p>}
    </section>
  );
}
