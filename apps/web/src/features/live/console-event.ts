import type { LiveConsole } from '@kotohogi/contract/live';
import type { IconName } from '@kotohogi/ui/icon';
import { loggedRefusal } from './console-line-text.ts';
import { say } from './console-say.ts';

type LogLine = LiveConsole['log'][number];

/** A line of the log in words, and its picture. */
export interface EventWords {
  readonly icon: IconName;
  readonly text: string;
  /** Something went wrong. */
  readonly isTrouble: boolean;
}

const plain = (icon: IconName, text: string): EventWords => ({ icon, text, isTrouble: false });
const trouble = (icon: IconName, text: string): EventWords => ({ icon, text, isTrouble: true });

/** Why a film could not be made into a recording, as the engine calls it. */
const FILM_PROBLEMS = ['no-video', 'video-codec', 'audio-codec', 'too-short', 'broken'] as const;

/** Why it happened, in words: a person's own, and for the engine's names of a film's trouble the house's; empty where nobody said. */
export function reasonText({ kind, detail }: Pick<LogLine, 'kind' | 'detail'>): string {
  if (kind === 'encoderRefused') return loggedRefusal(detail);
  const problem = FILM_PROBLEMS.find(known => known === detail);
  return kind === 'archive_error' && problem !== undefined ? say(`console.reason.${problem}`) : detail;
}

/** Says what happened. Going on air by a hand is publishing; by itself it is the video that came back. */
export function eventWords({ kind, actorName }: Pick<LogLine, 'kind' | 'actorName'>): EventWords {
  switch (kind) {
    case 'created':
      return plain('plus', say('console.event.created'));
    case 'ready':
      return plain('circle-check', say('console.event.ready'));
    case 'starting':
      return plain('play', say('console.event.starting'));
    case 'unpulished':
      return plain('video', say('console.event.unpulished'));
    case 'streaming':
      return actorName === ''
        ? plain('video', say('console.event.resumed'))
        : plain('radio', say('console.event.published'));
    case 'waitingForStream':
      return trouble('video-off', say('console.event.waitingForStream'));
    case 'streaming_error':
      return trouble('octagon-x', say('console.event.streaming_error'));
    case 'intermission':
      return plain('pause', say('console.event.intermission'));
    case 'resumed':
      return plain('play', say('console.event.intermissionOver'));
    case 'delayed':
      return trouble('clock-alert', say('console.event.delayed'));
    case 'delayEnded':
      return plain('undo-2', say('console.event.delayEnded'));
    case 'cleared':
      return plain('eraser', say('console.event.cleared'));
    case 'closed':
      return plain('power', say('console.event.closed'));
    case 'archived':
      return plain('square-play', say('console.event.archived'));
    case 'archive_error':
      return trouble('octagon-x', say('console.event.archive_error'));
    case 'recording_failed':
      return trouble('octagon-x', say('console.event.recording_failed'));
    case 'recording_resumed':
      return plain('circle-check', say('console.event.recording_resumed'));
    case 'fileReady':
      return plain('file-down', say('console.event.fileReady'));
    case 'waitingForUpload':
      return trouble('octagon-x', say('console.event.waitingForUpload'));
    case 'uploading':
      return plain('upload', say('console.event.uploading'));
    case 'encoderRefused':
      return trouble('video-off', say('console.event.encoderRefused'));
    case 'end':
      return plain('lock', say('console.event.end'));
    default:
      return plain('info', say('console.event.other', { kind }));
  }
}
