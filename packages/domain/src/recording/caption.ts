/** Caption languages, one file each. */
export const CAPTION_LANGUAGES = ['ja', 'en'] as const;
export type CaptionLanguage = (typeof CAPTION_LANGUAGES)[number];

/** The `accept` values of the caption file picker. */
export const CAPTION_TYPES = ['text/vtt', '.vtt'] as const;
/** Hours of continuous speech take about a tenth of this. */
export const MAX_CAPTION_SIZE_BYTES = 1024 ** 2;
/** More than fits on any screen. */
const MAX_CUE_LENGTH = 500;

/** Why a file cannot be shown as captions; each has one message. */
export const CAPTION_DEFECTS = [
  'encoding',
  'signature',
  'block',
  'timing',
  'backwards',
  'order',
  'setting',
  'noText',
  'tooLong',
  'empty',
] as const;
export type CaptionDefect = (typeof CAPTION_DEFECTS)[number];

/** The contract's code for each defect. */
export const CAPTION_CODES = {
  encoding: 'recording_caption_encoding',
  signature: 'recording_caption_signature',
  block: 'recording_caption_block',
  timing: 'recording_caption_timing',
  backwards: 'recording_caption_backwards',
  order: 'recording_caption_order',
  setting: 'recording_caption_setting',
  noText: 'recording_caption_no_text',
  tooLong: 'recording_caption_too_long',
  empty: 'recording_caption_empty',
} as const satisfies Readonly<Record<CaptionDefect, string>>;

/** A defect and the line it is on (from 1). */
export interface WrongLine {
  readonly defect: CaptionDefect;
  readonly line: number;
}

/** A text and when it is shown, in ms from the beginning of the recording. */
export interface Cue {
  readonly startMs: number;
  readonly endMs: number;
  /** Cue settings (position on the picture) as in the file; empty = the browser decides. */
  readonly settings: string;
  readonly text: string;
}

interface Line {
  readonly number: number;
  readonly text: string;
}

const ARROW = '-->';
const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const TIMING = new RegExp(String.raw`^[ \t]*${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t]+(.*))?$`);
const SETTING =
  /^(?:vertical:(?:rl|lr)|line:[^\s:]+|position:[^\s:]+|size:[^\s:]+|align:(?:start|center|end|left|right))$/;

function isWrong(found: object): found is WrongLine {
  return 'defect' in found;
}

function msOf([hours = '', minutes = '', seconds = '', thousandths = '']: readonly (string | undefined)[]): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(thousandths);
}

/** Groups of lines separated by blank lines. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [[]];
  for (const line of lines) {
    if (line.text === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter(({ length }) => length > 0);
}

function readTiming({ number, text }: Line): Omit<Cue, 'text'> | WrongLine {
  const [isTiming, ...fields] = TIMING.exec(text) ?? [];
  if (isTiming === undefined) return { defect: 'timing', line: number };
  const [startMs, endMs] = [msOf(fields.slice(0, 4)), msOf(fields.slice(4, 8))];
  if (endMs <= startMs) return { defect: 'backwards', line: number };
  const settings = (fields[8] ?? '').split(/[ \t]+/).filter(one => one !== '');
  // Regions are not kept; the browser positions their cues.
  const kept = settings.filter(one => !one.startsWith('region:'));
  if (!kept.every(one => SETTING.test(one))) return { defect: 'setting', line: number };
  return { startMs, endMs, settings: kept.join(' ') };
}

/** Reads a cue; undefined = a block that shows nothing (a note, a style, a region). */
function readBlock([first, ...others]: readonly Line[]): Cue | WrongLine | undefined {
  if (first === undefined) return undefined;
  if (/^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(first.text) && !first.text.includes(ARROW)) return undefined;
  // A cue may have an identifier on a line of its own.
  const [timing, ...lines] = first.text.includes(ARROW) ? [first, ...others] : others;
  if (timing === undefined || !timing.text.includes(ARROW)) return { defect: 'block', line: first.number };
  const when = readTiming(timing);
  if (isWrong(when)) return when;
  const lost = lines.find(({ text }) => text.includes(ARROW));
  if (lost !== undefined) return { defect: 'block', line: lost.number };
  // A line of only spaces would end the cue when the file is written again.
  const text = lines
    .map(one => one.text.trimEnd())
    .filter(line => line !== '')
    .join('\n');
  if (text === '') return { defect: 'noText', line: timing.number };
  return [...text].length > MAX_CUE_LENGTH ? { defect: 'tooLong', line: timing.number } : { ...when, text };
}

/** Parses a caption file (WebVTT, W3C) strictly: stops at the first invalid line. Skips notes, styles and regions. */
export function readCaptions(file: string): readonly Cue[] | WrongLine {
  const lines = file
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((text, index) => ({ number: index + 1, text }));
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0]?.text ?? '')) return { defect: 'signature', line: 1 };
  const headEnd = lines.findIndex(({ text }) => text === '' || text.includes(ARROW));
  if (headEnd < 0) return { defect: 'empty', line: 1 };
  // Text directly below the header belongs to it, so browsers would skip a cue there.
  const squeezed = lines[headEnd];
  if (squeezed !== undefined && squeezed.text !== '') return { defect: 'block', line: squeezed.number };
  const cues: Cue[] = [];
  for (const block of blocksOf(lines.slice(headEnd))) {
    const cue = readBlock(block);
    if (cue === undefined) continue;
    if (isWrong(cue)) return cue;
    const line = block.find(({ text }) => text.includes(ARROW))?.number ?? 1;
    if (cue.startMs < (cues.at(-1)?.startMs ?? 0)) return { defect: 'order', line };
    cues.push(cue);
  }
  return cues.length === 0 ? { defect: 'empty', line: 1 } : cues;
}

function timeText(ms: number): string {
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
  const [hours, minutes, seconds] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1_000) % 60];
  return `${two(hours)}:${two(minutes)}:${two(seconds)}.${String(ms % 1_000).padStart(3, '0')}`;
}

/** Writes captions from scratch: keeps only what is shown and when. */
export function writeCaptions(cues: readonly Cue[]): string {
  const blocks = cues.map(({ startMs, endMs, settings, text }) => {
    const timing = `${timeText(startMs)} ${ARROW} ${timeText(endMs)}`;
    return `${settings === '' ? timing : `${timing} ${settings}`}\n${text}\n`;
  });
  return `WEBVTT\n\n${blocks.join('\n')}`;
}
