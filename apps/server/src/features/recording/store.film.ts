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

/** What a film in the store is made of, and why guests could not see it, if so. */
export interface JudgedFilm {
  /** Undefined = its bytes make no sense. */
  readonly facts: FilmFacts | undefined;
  readonly defect: FilmDefect | undefined;
}

/** The film as it lies in the store; only what is asked for is read. */
function sourceOf(objects: ObjectStore, { key, sizeBytes }: ObjectInfo): CustomSource {
  return new CustomSource({
    getSize: () => sizeBytes,
    read: async (start, end) => await buffer(await objects.read(key, { start, end: end - 1 })),
    prefetchProfile: 'fileSystem',
  });
}

/** Whether the last frame is there: a file that breaks off promises frames it does not have. */
async function isTrackWhole(track: InputTrack): Promise<boolean> {
  const last = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY);
  return last !== null && last.data.byteLength > 0;
}

/** Reads a film of the store and judges it as guests' browsers would; its frames are not read. */
export async function judgeFilm(objects: ObjectStore, info: ObjectInfo): Promise<JudgedFilm> {
  using input = new Input({ formats: [MP4, QTFF, WEBM], source: sourceOf(objects, info) });
  try {
    const facts = await factsOf(input, isTrackWhole);
    return { facts, defect: defectOf(facts) };
  } catch (error) {
    // why: whatever cannot be read is the sender's to replace; a disk that fails shows again where the film is linked
    return { facts: undefined, defect: error instanceof UnsupportedInputFormatError ? 'container' : 'broken' };
  }
}
