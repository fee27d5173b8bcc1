import { buffer } from 'node:stream/consumers';
import { defectOf, type FilmDefect, type FilmFacts, factsOf } from '@kotohogi/domain/recording/film';
import type { ObjectInfo, ObjectStore } from '@kotohogi/ports/object-store';
import {
  CustomSource,
  EncodedPacketSink,
  Input,
  type InputTrack,
  MP4,
  QTFF,
  UnsupportedInputFormatError,
  WEBM,
} from 'mediabunny';

/** The properties of a film in the store, and why guests could not play it, if so. */
export interface CheckedFilm {
  /** Undefined = the bytes cannot be parsed. */
  readonly facts: FilmFacts | undefined;
  readonly defect: FilmDefect | undefined;
}

/** The film in the store; reads only the requested ranges. */
function sourceOf(objects: ObjectStore, { key, sizeBytes }: ObjectInfo): CustomSource {
  return new CustomSource({
    getSize: () => sizeBytes,
    read: async (start, end) => await buffer(await objects.read(key, { start, end: end - 1 })),
    prefetchProfile: 'fileSystem',
  });
}

/** Whether the last frame exists: a truncated file announces frames it does not have. */
async function isTrackWhole(track: InputTrack): Promise<boolean> {
  const last = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY);
  return last !== null && last.data.byteLength > 0;
}

/** Reads a film in the store and checks whether guests' browsers can play it; its frames are not read. */
export async function checkFilm(objects: ObjectStore, info: ObjectInfo): Promise<CheckedFilm> {
  using input = new Input({ formats: [MP4, QTFF, WEBM], source: sourceOf(objects, info) });
  try {
    const facts = await factsOf(input, isTrackWhole);
    return { facts, defect: defectOf(facts) };
  } catch (error) {
    // why: an unreadable film is for the sender to replace; a failing disk shows up again when the film is linked
    return { facts: undefined, defect: error instanceof UnsupportedInputFormatError ? 'container' : 'broken' };
  }
}
