import type { MediaFile } from '../publish/media-file.ts';

/** A filler data unit (H.264 §7.3.2.7), which decoders skip. */
const FILLER = 12;
const MIN_FILL_BYTES = 16;

/** A clip whose pictures are padded to a venue's bitrate, so that network and disk carry a realistic load. */
export function filledTo(file: MediaFile, bitrateBps: number): MediaFile {
  const targetBytes = Math.round(bitrateBps / 8 / file.frameRate);
  const videoFrames = file.videoFrames.map(frame => {
    const fillBytes = Math.max(MIN_FILL_BYTES, targetBytes - frame.data.length - 4);
    const unit = Buffer.alloc(4 + fillBytes, 0xff);
    unit.writeUInt32BE(fillBytes, 0);
    unit[4] = FILLER;
    unit[unit.length - 1] = 0x80;
    return { ...frame, data: Buffer.concat([frame.data, unit]) };
  });
  return { ...file, videoFrames };
}
