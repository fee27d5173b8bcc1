import { StateChip } from '@kotohogi/ui/chip';
import { Icon, type IconName } from '@kotohogi/ui/icon';
import { LinkButton } from '@kotohogi/ui/link-button';
import { checksOf, warningsOf } from './console-checks.ts';
import { type Deed, DeedButton } from './console-deed.tsx';
import type { ConsoleFacts } from './console-facts.ts';
import { say } from './console-say.ts';
import { useSettledCount } from './console-settled.ts';
import { toneOf, type Verdict, type VerdictTone, verdictOf } from './console-state.ts';
import { clockOf } from './console-time.ts';
import styles from './console-verdict.module.css';

const ICONS: Readonly<Record<VerdictTone, IconName>> = {
  quiet: 'clock',
  go: 'circle-check',
  live: 'radio',
  warn: 'triangle-alert',
  bad: 'octagon-x',
};

/** The one thing to do next in a verdict, and how loudly it is offered: filled is for what moves the ceremony on. */
function nextDeed(verdict: Verdict): readonly [Deed, 'filled' | 'outlined'] | undefined {
  switch (verdict) {
    case 'none':
      return ['create', 'filled'];
    case 'ready':
    case 'ready-with-video':
      return ['open', 'filled'];
    case 'can-publish':
      return ['publish', 'filled'];
    case 'lost-before':
      return ['publish', 'outlined'];
    case 'on-air':
      return ['close', 'outlined'];
    case 'unreachable':
    case 'archive-failed':
      return ['sync', 'filled'];
    case 'preparing':
      return ['sync', 'outlined'];
    case 'waiting':
    case 'lost':
    case 'broken':
    case 'archiving':
    case 'archived':
    case 'stopped':
    case 'converting':
    case 'ended':
      return undefined;
  }
}

/** Whether the server offers it: it names the commands of the state, and looking again belongs to all who may act. */
function isOffered(deed: Deed, { live, mayWrite }: Pick<ConsoleFacts, 'live' | 'mayWrite'>): boolean {
  return deed === 'sync' ? mayWrite : live.commands.includes(deed);
}

/** How many of the checks need a hand, while that can still be changed. */
function Notices({ live, verdict }: { readonly live: ConsoleFacts['live']; readonly verdict: Verdict }) {
  if (verdict !== 'can-publish' && verdict !== 'on-air') return null;
  const checks = checksOf(live);
  const count = warningsOf(checks).length;
  if (count > 0) return <StateChip tone="warn">{say('console.warnings', { count })}</StateChip>;
  const isMeasured = checks.every(({ finding }) => finding === 'fine');
  return isMeasured ? <StateChip tone="ok">{say('console.noWarnings')}</StateChip> : null;
}

/** What follows from the verdict, for the guests first of all. */
function Words({ live, verdict }: { readonly live: ConsoleFacts['live']; readonly verdict: Verdict }) {
  const count = useSettledCount(verdict === 'on-air' ? live.viewers : live.present);
  const duration = clockOf(live.recording.durationMs);
  return <p className={styles.words}>{say(`console.words.${verdict}`, { count, duration })}</p>;
}

/** What is true now in one sentence, and the one thing to do about it. */
export function ConsoleVerdict({ detail, live, mayWrite, guestHref }: ConsoleFacts) {
  const verdict = verdictOf(live);
  const tone = toneOf(verdict);
  const next = nextDeed(verdict);
  return (
    <section className={styles.verdict} data-tone={tone} aria-label={say('console.label')}>
      <div className={styles.head}>
        <Icon name={ICONS[tone]} size="large" />
        <div role="status">
          <h2 className={styles.title}>{say(`console.verdict.${verdict}`)}</h2>
        </div>
        <Notices live={live} verdict={verdict} />
      </div>
      {next !== undefined && isOffered(next[0], { live, mayWrite }) && (
        <div className={styles.action}>
          <DeedButton key={next[0]} deed={next[0]} variant={next[1]} size="large" detail={detail} live={live} />
        </div>
      )}
      {verdict === 'archived' && (
        <div className={styles.action}>
          <LinkButton href={guestHref} isExternal fullWidth>
            {say('console.archive.guestPage')}
          </LinkButton>
        </div>
      )}
      <Words key={verdict} live={live} verdict={verdict} />
      {!mayWrite && <p className={styles.words}>{say('console.readOnly')}</p>}
    </section>
  );
}
