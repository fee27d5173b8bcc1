import { numberText } from '../../../../shell/formats.ts';
import { t } from '../../console-t.ts';
import { bitrateTarget, frameRateTarget, signedText } from './console-check-text.ts';
import { type CheckId, TARGETS } from './console-checks.ts';
import type { Measure, Sample } from './console-history.ts';

const KILO = 1000;
/** Guests should be less than three seconds behind the hall (docs/product/console.md#checks). */
const MAX_DELAY_MS = 3000;

/** The definition of a graph and how its values are formatted. */
export interface Graph {
  readonly measure: Measure;
  readonly name: string;
  readonly unit: string;
  /** Formats a raw value, without its unit. */
  readonly text: (value: number) => string;
  /** The target band in raw values, and as text. */
  readonly target?: { readonly band: readonly [low: number, high: number]; readonly text: string };
  /** Text shown next to the value of the newest sample. */
  readonly secondary?: (sample: Sample) => string | undefined;
  /** Text shown while the value is unknown. */
  readonly unknown?: string;
  /** The default lower and upper end of the graph, in raw values; values outside extend it. */
  readonly range: readonly [low: number, high: number];
  /** The check of the same value; undefined = the value comes from the guests, not the venue. */
  readonly check?: CheckId;
}

const tenths = (value: number) => (value / KILO).toFixed(1);

const fromVenue = (): readonly Graph[] => [
  {
    measure: 'videoKbps',
    name: t('console.graph.video'),
    unit: 'Mbit/s',
    text: tenths,
    target: { band: [TARGETS.videoKbps.low, TARGETS.videoKbps.high], text: bitrateTarget },
    range: [1500, 3500],
    check: 'video',
  },
  {
    measure: 'frameRate',
    name: t('console.graph.frameRate'),
    unit: 'fps',
    text: value => value.toFixed(1),
    target: { band: [TARGETS.frameRate.low, TARGETS.frameRate.high], text: frameRateTarget },
    range: [15, 35],
    check: 'frameRate',
  },
  {
    measure: 'keyFrameMs',
    name: t('console.graph.keyFrames'),
    unit: t('console.graph.seconds'),
    text: tenths,
    target: {
      band: [TARGETS.keyFrameMs.low, TARGETS.keyFrameMs.high],
      text: t('console.graph.secondsTarget'),
    },
    range: [0, 3000],
    check: 'keyFrames',
  },
  {
    measure: 'loudnessDb',
    name: t('console.graph.loudness'),
    unit: 'dB',
    text: signedText,
    target: {
      band: [TARGETS.loudnessDb.low, TARGETS.loudnessDb.high],
      text: t('console.graph.loudnessTarget', {
        low: signedText(TARGETS.loudnessDb.low),
        high: signedText(TARGETS.loudnessDb.high),
      }),
    },
    unknown: t('console.graph.loudness.unknown'),
    range: [-50, 0],
    check: 'audio',
  },
];

const ofGuests = (): readonly Graph[] => [
  {
    measure: 'viewers',
    name: t('console.graph.viewers'),
    unit: t('console.head.people'),
    text: numberText,
    secondary: ({ present }) => t('console.graph.present', { count: numberText(present) }),
    range: [0, 5],
  },
  {
    measure: 'delayMs',
    name: t('console.graph.delay'),
    unit: t('console.graph.seconds'),
    text: tenths,
    target: { band: [0, MAX_DELAY_MS], text: t('console.graph.delayTarget') },
    secondary: ({ delayP95Ms }) =>
      delayP95Ms === null ? undefined : t('console.graph.delayP95', { seconds: tenths(delayP95Ms) }),
    range: [0, 4000],
  },
];

/** The graphs in display order: the venue's output, then the guests' playback once the stream is published. */
export const graphsFor = (hasGuests: boolean): readonly Graph[] => [...fromVenue(), ...(hasGuests ? ofGuests() : [])];
