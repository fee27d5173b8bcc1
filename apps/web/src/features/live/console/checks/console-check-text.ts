import type { LiveConsole } from '@kotohogi/contract/live';
import { numberText } from '../../../../shell/formats.ts';
import { t } from '../../console-t.ts';
import { clockOf } from '../console-time.ts';
import { type Check, needsHand, TARGETS } from './console-checks.ts';

const MBIT_KBIT = 1000;
const SECOND_MS = 1000;

/** Formats a bitrate: 2.9 Mbit/s. */
const mbitText = (kbps: number): string => `${(kbps / MBIT_KBIT).toFixed(1)} Mbit/s`;

/** Formats seconds: 2.0. */
const secondsText = (ms: number): string => (ms / SECOND_MS).toFixed(1);

/** A whole number with a typographic minus sign: −18. */
export function signedText(value: number): string {
  const rounded = Math.round(value);
  return rounded < 0 ? `−${numberText(-rounded)}` : numberText(rounded);
}

/**
 * The label of a check: a full statement while it is fine or unknown; otherwise only its subject, because the warning
 * text says the rest.
 */
export function checkLabel(check: Check): string {
  return t(needsHand(check) ? `console.subject.${check.id}` : `console.check.${check.id}`);
}

function soundText({ finding, value }: Check): string {
  if (finding === 'silent') return clockOf(value ?? 0);
  if (value === null) return finding === 'fine' ? t('console.value.audio') : '';
  return `${signedText(value)} dB`;
}

/** The value of a measured check; empty if the check has no number. */
function foundText(check: Check, health: LiveConsole['health']): string {
  const { id, finding, value } = check;
  switch (id) {
    case 'video':
      return value === null ? '' : mbitText(value);
    case 'audio':
      return soundText(check);
    case 'keyFrames':
      return value === null ? '' : t('console.value.seconds', { value: secondsText(value) });
    case 'frameRate':
      return value === null ? '' : `${value.toFixed(1)} fps`;
    case 'picture':
      return value === null || health === null ? '' : `${health.widthPx}×${health.heightPx}`;
    case 'spare':
      return t(finding === 'fine' ? 'console.value.spare' : 'console.value.spare.off');
    case 'disk':
      return value === null
        ? t('console.value.disk.theirs')
        : t('console.value.hours', { value: numberText(Math.floor(value)) });
    case 'clock':
      return value === null ? '' : t('console.value.drift', { value: signedText(value) });
  }
}

/** The value at the end of a check's line, or "unknown". */
export function checkValue(check: Check, health: LiveConsole['health']): string {
  return check.finding === 'waiting' ? t('console.value.unknown') : foundText(check, health);
}

/** What a finding means for the guests; undefined if nothing is wrong. */
export function warningText({ id, finding, value }: Check): string | undefined {
  switch (`${id}.${finding}` as const) {
    case 'video.lost':
      return t('console.finding.video.lost');
    case 'video.low':
      return t('console.finding.video.low');
    case 'video.high':
      return t('console.finding.video.high');
    case 'audio.missing':
      return t('console.finding.audio.missing');
    case 'audio.silent':
      return t('console.finding.audio.silent', { seconds: Math.floor((value ?? 0) / SECOND_MS) });
    case 'audio.low':
      return t('console.finding.audio.low');
    case 'audio.high':
      return t('console.finding.audio.high');
    case 'keyFrames.high':
      return t('console.finding.keyFrames.high', { seconds: Math.round((value ?? 0) / SECOND_MS) });
    case 'frameRate.low':
      return t('console.finding.frameRate.low');
    case 'frameRate.high':
      return t('console.finding.frameRate.high');
    case 'picture.low':
      return t('console.finding.picture.low');
    case 'picture.high':
      return t('console.finding.picture.high');
    case 'spare.missing':
      return t('console.finding.spare.missing');
    case 'disk.low':
      return t('console.finding.disk.low');
    case 'disk.short':
      return t('console.finding.disk.short');
    case 'clock.high':
      return t('console.finding.clock.high');
    default:
      return undefined;
  }
}

/** The target bitrate in Mbit/s: 2.5–3.0. */
export const bitrateTarget = `${(TARGETS.videoKbps.low / MBIT_KBIT).toFixed(1)}–${(TARGETS.videoKbps.high / MBIT_KBIT).toFixed(1)}`;

/** The target frame rate: 25–30. */
export const frameRateTarget = `${TARGETS.frameRate.low}–${TARGETS.frameRate.high}`;
