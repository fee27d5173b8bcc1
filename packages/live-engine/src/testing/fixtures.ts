import { fileURLToPath } from 'node:url';
import { type MediaFile, readMediaFile } from '../publish/media-file.ts';

/** The clips in this package; see ../fixtures/README.md. */
export type FixtureName = 'gop-1s' | 'b-frames' | 'pixel-clock';

export function readFixture(name: FixtureName): Promise<MediaFile> {
  return readMediaFile(fileURLToPath(new URL(`../fixtures/${name}.mp4`, import.meta.url)));
}
