import type { ReactNode } from 'react';
import { Chip, type PlayerProps } from '../src/index.ts';
import type { OpenedSource, SourceOpener } from '../src/source/source.ts';

/** The same recording for every scene, or a custom one. */
const query = new URLSearchParams(location.search);
const own = query.get('video') === 'own';
const recordingUrl = own ? '/own/video.m3u8' : new URL('../src/fixtures/ceremony.m3u8', import.meta.url).href;

const silent: OpenedSource = {
  programTimeMs: () => null,
  livePositionSec: () => null,
  receive: () => undefined,
  tend: () => undefined,
  close: () => undefined,
};
const opensNothing: SourceOpener = async () => silent;
const fails: SourceOpener = async () => {
  throw new Error('hls not supported');
};

const slate = (title: string, line: string): ReactNode => (
  <div className="slate">
    <b>{title}</b>
    <p>{line}</p>
  </div>
);
const liveChips = (
  <>
    <Chip tone="live">ライブ</Chip>
    <Chip>61人が見守っています</Chip>
  </>
);
const hill = (index: number, at: number, height: number, width: number): number =>
  height * Math.exp(-((index - at) ** 2) / (2 * width ** 2));
const heat = Array.from({ length: 70 }, (_, index) =>
  [
    [4, 0.75],
    [15, 0.45],
    [25, 0.6],
    [33, 1],
    [41, 0.4],
    [59, 0.95],
    [66, 0.7],
  ].reduce((sum, [at = 0, height = 0]) => sum + hill(index, at, height, 2.2), 0.08 + 0.04 * Math.sin(index * 1.7)),
);
const titles = [
  '入場前の会場',
  '新郎新婦 入場',
  '誓いの言葉',
  '指輪の交換',
  '結婚証明書に署名',
  '新郎新婦 退場',
  'おふたりからのご挨拶',
];
const lengthSec = own ? 2_050 : 40;
const chapters = [0, 0.123, 0.283, 0.437, 0.567, 0.805, 0.911].map((share, index) => ({
  timeSec: share * lengthSec,
  title: titles[index] ?? '',
}));

const live: Partial<PlayerProps> = {
  source: {
    kind: 'live',
    url: query.get('url') ?? (own ? recordingUrl : `/live/sheet-${Date.now()}/token/ladder.m3u8`),
  },
  chips: liveChips,
  label: 'ライブ映像',
  artworkUrl: '/art/natural/slate.svg',
};
const archive: Partial<PlayerProps> = {
  source: { kind: 'archive', url: recordingUrl },
  chips: <Chip>録画</Chip>,
  corner: <Chip>11月24日 23:59まで</Chip>,
  label: '録画',
  heat,
  chapters,
  shortcut: { timeSec: 0.123 * lengthSec, label: 'ここから見る' },
};

/** Every state worth reviewing. */
export const scenes: Readonly<Record<string, Partial<PlayerProps>>> = {
  live,
  archive,
  plain: { ...live, source: { kind: 'live', url: `/live/plain-${Date.now()}/token/main.m3u8` } },
  error: { ...live, open: fails },
  slow: { ...live, open: opensNothing },
  slate: { ...live, banner: slate('映像を復旧しています', 'もどりしだい、自動で再生します。') },
  waiting: {
    source: null,
    label: '開式まで',
    banner: slate('開始が遅れています', 'このページを開いたまま、お待ちください。'),
  },
  debug: { ...live, debug: { streamStartMs: Date.now() } },
};
