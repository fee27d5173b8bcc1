import { factsOf } from '../recorder/summary.ts';
import type { Archive } from './archive.ts';
import type { Recording } from './recording.ts';
import type { SlotSessions, SlotView } from './slot-view.ts';

/** The sessions recorded so far; those of the rehearsal are separate. */
export function sessionsOf(recording: Recording, archive: Archive): SlotSessions {
  return {
    archive: archive.progress === 'finished' ? archive.sessions : recording.sessions('archive'),
    rehearsal: recording.sessions('rehearsal'),
  };
}

/** The recordings of a slot as shown in its view. */
export function showRecordings(
  recording: Recording,
  archive: Archive,
): Pick<SlotView, 'hasRecordingFailed' | 'recording' | 'rehearsal' | 'intermission'> {
  const sessions = sessionsOf(recording, archive);
  return {
    hasRecordingFailed: recording.hasFailed,
    recording: { ...factsOf(sessions.archive), isPlayable: archive.isPlayable, mp4: archive.mp4 },
    rehearsal: factsOf(sessions.rehearsal),
    intermission: factsOf(recording.sessions('intermission')),
  };
}
