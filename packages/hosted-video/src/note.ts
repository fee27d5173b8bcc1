import type { SlotNote } from './hosted-service.ts';

/** The note of a new slot. */
export const NEW_NOTE: SlotNote = {
  openedAtMs: null,
  publishedAtMs: null,
  closedAtMs: null,
  isStopped: false,
  film: null,
};

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const msOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** Reads a note from whatever a provider has stored; missing or invalid fields get their defaults. */
export function asNote(value: unknown): SlotNote {
  const note = fieldsOf(value);
  const film = fieldsOf(note.film);
  const { videoId, clipId } = film;
  return {
    openedAtMs: msOf(note.openedAtMs),
    publishedAtMs: msOf(note.publishedAtMs),
    closedAtMs: msOf(note.closedAtMs),
    isStopped: note.isStopped === true,
    film: typeof videoId === 'string' && typeof clipId === 'string' ? { videoId, clipId } : null,
  };
}
