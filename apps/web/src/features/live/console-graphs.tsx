import type { LiveConsole } from '@kotohogi/contract/live';
import { Sparkline } from '@kotohogi/ui/sparkline';
import { numberText } from '../../shell/formats.ts';
import { useLiveHistory } from './api.ts';
import { bitrateTarget, frameRateTarget } from './console-check-text.ts';
import { type CheckId, checksOf, TARGETS, warningsOf } from './console-checks.ts';
import type { ConsoleFacts } from './console-facts.ts';
import styles from './console-graphs.module.css';
import { type Measure, pointsOf, type Sample, valueBefore } from './console-history.ts';
import { say } from './console-say.ts';
import { useSettledCount } from './console-settled.ts';

const KILO = 1000;

interface Graph {
  readonly measure: Measure;
  readonly name: string;
  readonly unit: string;
  /** What a raw value is divided by to be shown. */
  readonly per: number;
  readonly digits: 0 | 1;
  readonly target?: readonly [low: number, high: number];
  readonly targetText?: string;
  /** The foot and the head of the graph, unless the values go further; in raw values. */
  readonly range: readonly [low: number, high: number];
  /** The check that judges the same figure. */
  readonly check?: CheckId;
}

/** The four graphs; bands only where there is a target (live.md, "Encoder advice"). */
const graphs = (): readonly Graph[] => [
  {
    measure: 'videoKbps',
    name: say('console.graph.video'),
    unit: 'Mbit/s',
    per: KILO,
    digits: 1,
    target: [TARGETS.videoKbps.low, TARGETS.videoKbps.high],
    targetText: bitrateTarget,
    range: [1500, 3500],
    check: 'video',
  },
  {
    measure: 'frameRate',
    name: say('console.graph.frameRate'),
    unit: 'fps',
    per: 1,
    digits: 1,
    target: [TARGETS.frameRate.low, TARGETS.frameRate.high],
    targetText: frameRateTarget,
    range: [15, 35],
    check: 'frameRate',
  },
  {
    measure: 'keyFrameMs',
    name: say('console.graph.keyFrames'),
    unit: say('console.graph.seconds'),
    per: KILO,
    digits: 1,
    target: [TARGETS.keyFrameMs.low, TARGETS.keyFrameMs.high],
    targetText: say('console.graph.secondsTarget'),
    range: [0, 3000],
    check: 'keyFrames',
  },
  {
    measure: 'viewers',
    name: say('console.graph.viewers'),
    unit: say('console.head.people'),
    per: 1,
    digits: 0,
    range: [0, 5],
  },
];

function currentValue(measure: Measure, samples: readonly Sample[]): number | null {
  return samples.at(-1)?.[measure] ?? null;
}

function Count({ count }: { readonly count: number }) {
  return numberText(useSettledCount(count));
}

interface ValueProps {
  readonly graph: Graph;
  readonly samples: readonly Sample[];
  readonly lostAtMs: number | null;
}

/** The value now; of a stream that broke off, the last one, said to be the last. */
function Value({ graph, samples, lostAtMs }: ValueProps) {
  const { measure, per, digits, unit } = graph;
  const isGone = lostAtMs !== null && measure !== 'viewers';
  const value = isGone ? valueBefore(samples, measure, lostAtMs) : currentValue(measure, samples);
  if (value === null) return <p className={styles.value}>—</p>;
  return (
    <p className={styles.value} data-gone={isGone || undefined}>
      {isGone && <span className={styles.unit}>— {say('console.graphs.last')} </span>}
      {digits === 0 ? <Count count={value} /> : (value / per).toFixed(digits)}
      <span className={styles.unit}>{unit}</span>
    </p>
  );
}

function spoken({ name, unit, per, digits, targetText, measure }: Graph, samples: readonly Sample[]): string {
  const value = currentValue(measure, samples);
  const words = value === null ? say('console.graph.nothing') : `${(value / per).toFixed(digits)} ${unit}`;
  return targetText === undefined
    ? say('console.graph.label', { what: name, value: words })
    : say('console.graph.labelTarget', { what: name, value: words, target: targetText });
}

type Range = Graph['range'];

/** The range a graph is drawn in: wide enough for all that was measured. A stream that broke off (0) falls to the foot. */
function rangeOf({ range: [low, high] }: Graph, points: readonly (number | null)[]): Range {
  const values = points.filter(value => value !== null && value > 0).map(Number);
  return [Math.min(low, ...values), Math.max(high, ...values)];
}

/** The share of a graph's height that the line's own margins leave to its values. */
const INNER = 48 / 52;
/** Two figures closer together than this share of the height would run into each other. */
const CLOSE = 0.2;

/** The figures of the band, at its two edges. */
function Marks({ graph: { target, per }, range: [low, high] }: { readonly graph: Graph; readonly range: Range }) {
  if (target === undefined) return null;
  const at = (value: number) => ((value - low) / (high - low)) * INNER + (1 - INNER) / 2;
  const marks = at(target[1]) - at(target[0]) < CLOSE ? target.slice(1) : target;
  return (
    <div className={styles.marks} aria-hidden="true">
      {marks.map(value => (
        <span key={value} style={{ bottom: `${at(value) * 100}%` }}>
          {value / per}
        </span>
      ))}
    </div>
  );
}

interface GraphTileProps {
  readonly graph: Graph;
  readonly samples: readonly Sample[];
  readonly live: LiveConsole;
}

function GraphTile({ graph, samples, live }: GraphTileProps) {
  const { measure, name, target, targetText, check } = graph;
  const points = pointsOf(samples, measure);
  const most = Math.max(0, ...points.map(point => point ?? 0));
  const range = rangeOf(graph, points);
  const needsHand = warningsOf(checksOf(live)).some(({ id }) => id === check);
  return (
    <div className={styles.tile}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.target}>
        {targetText === undefined
          ? say('console.graph.mostViewers', { count: numberText(most) })
          : say('console.graphs.target', { target: targetText })}
      </p>
      <Value graph={graph} samples={samples} lostAtMs={live.frames === 'lost' ? live.framesLostAt : null} />
      <div className={styles.plot}>
        <Sparkline
          label={spoken(graph, samples)}
          values={points}
          range={range}
          target={target}
          tone={needsHand ? 'warn' : 'plain'}
        />
        <Marks graph={graph} range={range} />
      </div>
    </div>
  );
}

/** How the stream has been in the last ten minutes, with the bands it should stay in. */
export function ConsoleGraphs({ detail, live }: Pick<ConsoleFacts, 'detail' | 'live'>) {
  const samples = useLiveHistory(detail.id);
  return (
    <section>
      <header className={styles.head}>
        <h2 className={styles.title}>{say('console.graphs')}</h2>
        <span>{say('console.graphs.aside')}</span>
      </header>
      <div className={styles.tiles}>
        {graphs().map(graph => (
          <GraphTile key={graph.measure} graph={graph} samples={samples} live={live} />
        ))}
      </div>
    </section>
  );
}
