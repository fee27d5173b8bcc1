import type { LiveConsole } from '@kotohogi/contract/live';
import type { IconName } from '@kotohogi/ui/icon';
import { t } from '../console-t.ts';
import { loggedRefusal } from './encoder/console-line-text.ts';

type LogLine = LiveConsole['log'][number];

/** The text and the icon of a log line. */
export interface EventText {
  readonly icon: IconName;
  readonly text: string;
  /** The event is a problem. */
  readonly isTrouble: boolean;
}

const plain = (icon: IconName, text: string): EventText => ({ icon, text, isTrouble: false });
const trouble = (icon: IconName, text: string): EventText => ({ icon, text, isTrouble: true });

/** The engine's codes for why a film could not become a recording. */
const FILM_PROBLEMS = ['no-video', 'video-codec', 'audio-codec', 'too-short', 'broken'] as const;

/** The reason in words: free text from a person, or the text for an engine code; empty if there is none. */
export function reasonText({ kind, detail }: Pick<LogLine, 'kind' | 'detail'>): string {
  if (kind === 'encoderRefused') return loggedRefusal(detail);
  const problem = FILM_PROBLEMS.find(known => known === detail);
  return kind === 'archive_error' && problem !== undefined ? t(`console.reason.${problem}`) : detail;
}

/** The text of an event. "On air" by staff means published; without staff it means the video returned. */
export function eventText({ kind, actorName }: Pick<LogLine, 'kind' | 'actorName'>): EventText {
  switch (kind) {
    case 'created':
      return plain('plus', t('console.event.created'));
    case 'ready':
      return plain('circle-check', t('console.event.ready'));
    case 'starting':
      return plain('play', t('console.event.starting'));
    case 'unpulished':
      return plain('video', t('console.event.unpulished'));
    case 'streaming':
      return actorName === ''
        ? plain('video', t('console.event.resumed'))
        : plain('radio', t('console.event.published'));
    case 'waitingForStream':
      return trouble('video-off', t('console.event.waitingForStream'));
    case 'streaming_error':
      return trouble('octagon-x', t('console.event.streaming_error'));
    case 'intermission':
      return plain('pause', t('console.event.intermission'));
    case 'resumed':
      return plain('play', t('console.event.intermissionOver'));
    case 'delayed':
      return trouble('clock-alert', t('console.event.delayed'));
    case 'delayEnded':
      return plain('undo-2', t('console.event.delayEnded'));
    case 'cleared':
      return plain('eraser', t('console.event.cleared'));
    case 'closed':
      return plain('power', t('console.event.closed'));
    case 'archived':
      return plain('square-play', t('console.event.archived'));
    case 'archive_error':
      return trouble('octagon-x', t('console.event.archive_error'));
    case 'recording_failed':
      return trouble('octagon-x', t('console.event.recording_failed'));
    case 'recording_resumed':
      return plain('circle-check', t('console.event.recording_resumed'));
    case 'fileReady':
      return plain('file-down', t('console.event.fileReady'));
    case 'waitingForUpload':
      return trouble('octagon-x', t('console.event.waitingForUpload'));
    case 'uploading':
      return plain('upload', t('console.event.uploading'));
    case 'encoderRefused':
      return trouble('video-off', t('console.event.encoderRefused'));
    case 'end':
      return plain('lock', t('console.event.end'));
    default:
      return plain('info', t('console.event.other', { kind }));
  }
}
