import type { LiveConsole } from '@kotohogi/contract/live';
import { Sparkline } from '@kotohogi/ui/sparkline';
import { t } from '../../console-t.ts';
import { useLiveHistory } from '../api.ts';
import type { ConsoleFacts } from '../console-facts.ts';
import { isShown } from '../console-state.ts';
import { useThrottledCount } from '../use-throttled-count.ts';
import { warningsOf } from './console-checks.ts';
import { type Graph, graphsFor } from './console-graph-list.ts';
import styles from './console-graphs.module.css';
import { pointsOf, type Sample, valueBefore } from './console-history.ts';
import { useChecks } from './use-checks.ts';

function Count({ graph, count }: { readonly graph: Graph; readonly count: number }) {
  return graph.text(useThrottledCount(count));
}

interface ValueProps {
  readonly graph: Graph;
  readonly samples: readonly Sample[];
  readonly lostAtMs: number | null;
}

/** The current value; after the stream broke off, the last value, labeled as such. */
function Value({ graph, samples, lostAtMs }: ValueProps) {
  const { measure, unit, text, secondary, unknown = t('console.value.unknown') } = graph;
  const isGone = lostAtMs !== null && graph.check !== undefined;
  const newest = samples.at(-1);
  const value = isGone ? valueBefore(samples, measure, lostAtMs) : (newest?.[measure] ?? null);
  const aside = newest === undefined ? undefined : secondary?.(newest);
  if (value === null) return <p className={styles.unknown}>{unknown}</p>;
  return (
    <p className={styles.value} data-gone={isGone || undefined}>
      {isGone && <span className={styles.unit}>— {t('console.graphs.last')} </span>}
      {measure === 'viewers' ? <Count graph={graph} count={value} /> : text(value)}
      <span className={styles.unit}>{unit}</span>
      {aside !== undefined && <span className={styles.secondary}>{aside}</span>}
    </p>
  );
}

/** The whole graph in one sentence for screen readers: the current value, the range, the target. */
function spoken({ name, unit, text, target, measure, secondary }: Graph, samples: readonly Sample[]): string {
  const newest = samples.at(-1);
  const value = newest?.[measure] ?? null;
  const values = samples.map(sample => sample[measure]).filter(point => point !== null);
  return [
    t('console.graph.label', { what: name }),
    value === null ? t('console.graph.nothing') : `${text(value)} ${unit}`,
    (newest && secondary?.(newest)) ?? '',
    values.length === 0
      ? ''
      : t('console.graph.range', { low: text(Math.min(...values)), high: text(Math.max(...values)) }),
    target === undefined ? '' : t('console.graphs.target', { target: target.text }),
  ]
    .filter(part => part !== '')
    .join(t('console.graph.comma'));
}

type Range = Graph['range'];

/** The range of the graph, extended to include all values. A stream that broke off (0) drops to the bottom. */
function rangeOf({ range: [low, high] }: Graph, points: readonly (number | null)[]): Range {
  const values = points.filter(value => value !== null && value !== 0).map(Number);
  return [Math.min(low, ...values), Math.max(high, ...values)];
}

/** The share of the graph's height left for values after the margins of the line. */
const INNER = 48 / 52;
/** Two labels closer than this share of the height would overlap. */
const CLOSE = 0.2;

/** The labels of the band, at its two edges. */
function Marks({ graph: { target, text }, range: [low, high] }: { readonly graph: Graph; readonly range: Range }) {
  if (target === undefined) return null;
  const [foot, head] = target.band;
  const at = (value: number) => ((value - low) / (high - low)) * INNER + (1 - INNER) / 2;
  const marks = at(head) - at(foot) < CLOSE ? [head] : [foot, head];
  return (
    <div className={styles.marks} aria-hidden="true">
      {marks.map(value => (
        <span key={value} style={{ bottom: `${at(value) * 100}%` }}>
          {text(value).replace(/\.0$/, '')}
        </span>
      ))}
    </div>
  );
}

interface GraphTileProps {
  readonly graph: Graph;
  readonly samples: readonly Sample[];
  readonly live: LiveConsole;
  readonly needsHand: boolean;
}

function GraphTile({ graph, samples, live, needsHand }: GraphTileProps) {
  const { measure, name, target } = graph;
  const points = pointsOf(samples, measure);
  const range = rangeOf(graph, points);
  return (
    <div className={styles.tile}>
      <h3 className={styles.name}>{name}</h3>
      {target !== undefined && <p className={styles.target}>{t('console.graphs.target', { target: target.text })}</p>}
      <Value graph={graph} samples={samples} lostAtMs={live.frames === 'lost' ? live.framesLostAt : null} />
      <div className={styles.plot}>
        <Sparkline
          label={spoken(graph, samples)}
          values={points}
          range={range}
          target={target?.band}
          tone={needsHand ? 'warn' : 'plain'}
        />
        <Marks graph={graph} range={range} />
      </div>
    </div>
  );
}

/** Graphs of the last ten minutes with their target bands. During an intermission they raise no alarm. */
export function ConsoleGraphs({ detail, live }: Pick<ConsoleFacts, 'detail' | 'live'>) {
  const samples = useLiveHistory(detail.id);
  const warnings = warningsOf(useChecks(detail.id, live)).map(({ id }) => id);
  const isWarned = ({ check }: Graph) =>
    check !== undefined && live.intermissionAt === null && warnings.includes(check);
  return (
    <section>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('console.graphs')}</h2>
        <span>{t('console.graphs.aside')}</span>
      </header>
      <div className={styles.tiles}>
        {graphsFor(isShown(live.state)).map(graph => (
          <GraphTile key={graph.measure} graph={graph} samples={samples} live={live} needsHand={isWarned(graph)} />
        ))}
      </div>
    </section>
  );
}
