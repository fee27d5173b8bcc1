import { StateChip } from '@kotohogi/ui/chip';
import { Icon, type IconName } from '@kotohogi/ui/icon';
import { LinkButton } from '@kotohogi/ui/link-button';
import { timeText } from '../../../../shell/formats.ts';
import { say } from '../../console-say.ts';
import { type Check, isNoGo, warningsOf } from '../checks/console-checks.ts';
import { useChecks } from '../checks/console-judged.ts';
import { useServerNow } from '../console-clock.ts';
import type { ConsoleFacts } from '../console-facts.ts';
import { useSettledCount } from '../console-settled.ts';
import { toneOf, type Verdict, type VerdictTone, verdictOf } from '../console-state.ts';
import { clockOf } from '../console-time.ts';
import { CreateButton } from './console-create.tsx';
import { DeedButton } from './console-deed.tsx';
import { type Offer, offersOf } from './console-deeds.ts';
import { ConsoleDelay } from './console-delay.tsx';
import styles from './console-verdict.module.css';

const ICONS: Readonly<Record<VerdictTone, IconName>> = {
  quiet: 'clock',
  go: 'circle-check',
  live: 'radio',
  warn: 'triangle-alert',
  bad: 'octagon-x',
};

const iconOf = (verdict: Verdict): IconName => (verdict === 'intermission' ? 'pause' : ICONS[toneOf(verdict)]);

/** The number of checks that need action, while they can still be fixed. */
function Notices({ checks }: { readonly checks: readonly Check[] }) {
  const count = warningsOf(checks).length;
  if (checks.some(isNoGo)) return <StateChip tone="bad">{say('console.noGo', { count })}</StateChip>;
  if (count > 0) return <StateChip tone="warn">{say('console.warnings', { count })}</StateChip>;
  const isMeasured = checks.every(({ finding }) => finding === 'fine');
  return isMeasured ? <StateChip tone="ok">{say('console.noWarnings')}</StateChip> : null;
}

interface WordsProps {
  readonly live: ConsoleFacts['live'];
  readonly verdict: Verdict;
}

/** What the state means, above all for the guests. */
function Words({ live, verdict }: WordsProps) {
  const count = useSettledCount(verdict === 'on-air' ? live.viewers : live.present);
  const duration = clockOf(live.recording.durationMs);
  return <p className={styles.words}>{say(`console.words.${verdict}`, { count, duration })}</p>;
}

/** The start and duration of the intermission. Only the clock updates. */
function Since({ atMs, heard }: { readonly atMs: number } & Pick<ConsoleFacts, 'heard'>) {
  const nowMs = useServerNow(heard);
  return (
    <p className={styles.since}>
      {say('console.intermission.since', { time: timeText(atMs), duration: clockOf(nowMs - atMs) })}
    </p>
  );
}

/**
 * Whether a command is available: the server lists those of the state; `sync` is available to everyone with write
 * permission.
 */
function isOffered({ deed }: Offer, { live, mayWrite }: Pick<ConsoleFacts, 'live' | 'mayWrite'>): boolean {
  return deed === 'sync' ? mayWrite : live.commands.includes(deed);
}

function Offers({ detail, live, mayWrite, verdict }: Omit<ConsoleFacts, 'heard' | 'isStale'> & WordsProps) {
  const offers = offersOf(verdict).filter(offer => isOffered(offer, { live, mayWrite }));
  if (offers.length === 0) return null;
  const isPair = offers.length > 1 && offers.every(({ variant }) => variant === 'outlined');
  return (
    <div className={styles.action} data-pair={isPair || undefined}>
      {offers.map(({ deed, variant }) =>
        deed === 'create' ? (
          <CreateButton key={deed} detail={detail} live={live} />
        ) : (
          <DeedButton
            key={deed}
            deed={deed}
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
export function ConsoleVerdict(facts: ConsoleFacts) {
  const { detail, live, heard, mayWrite, guestHref } = facts;
  const verdict = verdictOf(live);
  const tone = toneOf(verdict);
  const checks = useChecks(detail.id, live);
  return (
    <section className={styles.verdict} data-tone={tone} aria-label={say('console.label')}>
      <div className={styles.head}>
        <Icon name={iconOf(verdict)} size="large" />
        <div role="status">
          <h2 className={styles.title}>{say(`console.verdict.${verdict}`)}</h2>
        </div>
        {(verdict === 'can-publish' || verdict === 'on-air') && <Notices checks={checks} />}
      </div>
      {verdict === 'intermission' && live.intermissionAt !== null && <Since atMs={live.intermissionAt} heard={heard} />}
      <Offers {...facts} verdict={verdict} />
      {verdict === 'archived' && (
        <div className={styles.action}>
          <LinkButton href={guestHref} isExternal fullWidth>
            {say('console.archive.guestPage')}
          </LinkButton>
        </div>
      )}
      <Words key={verdict} live={live} verdict={verdict} />
      {verdict === 'stopped' && live.stopReason !== '' && (
        <p className={styles.reason}>{say('console.stop.because', { reason: live.stopReason })}</p>
      )}
      {mayWrite ? (
        <ConsoleDelay detail={detail} live={live} />
      ) : (
        <p className={styles.words}>{say('console.readOnly')}</p>
      )}
    </section>
  );
}
