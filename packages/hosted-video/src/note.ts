import type { SlotNote } from './hosted-service.ts';

/** What is written down of a slot that was just made. */
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

/** Reads a note from whatever a provider kept for us; what is missing or makes no sense counts as never written. */
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
