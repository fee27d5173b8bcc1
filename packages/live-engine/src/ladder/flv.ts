import type { MediaConfig, MediaSample, VideoSample } from '../bus/sample.ts';

/** Tag types and headers of an FLV file (FLV 10.1 §E.4), which ffmpeg reads and writes without seeking. */
export const TAG = { audio: 8, video: 9 } as const;
const FILE_HEAD = Buffer.from([0x46, 0x4c, 0x56, 1, 5, 0, 0, 0, 9, 0, 0, 0, 0]);
const HEAD_BYTES = 11;
const TRAILER_BYTES = 4;
const AVC = { key: 0x17, inter: 0x27 } as const;
const AAC = 0xaf;
const PACKET = { header: 0, data: 1 } as const;

function tag(type: number, timeMs: number, body: Uint8Array): Buffer {
  const bytes = Buffer.alloc(HEAD_BYTES + body.length + TRAILER_BYTES);
  bytes.writeUInt8(type, 0);
  bytes.writeUIntBE(body.length, 1, 3);
  bytes.writeUIntBE(timeMs & 0xffffff, 4, 3);
  bytes.writeUInt8((timeMs >>> 24) & 0xff, 7);
  bytes.set(body, HEAD_BYTES);
  bytes.writeUInt32BE(HEAD_BYTES + body.length, HEAD_BYTES + body.length);
  return bytes;
}

function videoBody(frame: number, packet: number, offsetMs: number, data: Uint8Array): Buffer {
  const head = Buffer.of(frame, packet, 0, 0, 0);
  head.writeIntBE(offsetMs, 2, 3);
  return Buffer.concat([head, data]);
}

/** The beginning of a file: its header and the decoder configurations. */
export function writeFlvHead({ video, audio }: MediaConfig): Buffer {
  const tags = [FILE_HEAD, tag(TAG.video, 0, videoBody(AVC.key, PACKET.header, 0, video.description))];
  if (audio !== null) tags.push(tag(TAG.audio, 0, Buffer.concat([Buffer.of(AAC, PACKET.header), audio.description])));
  return Buffer.concat(tags);
}

const pictureOf = (sample: VideoSample) =>
  videoBody(sample.isKey ? AVC.key : AVC.inter, PACKET.data, Math.round(sample.ptsMs - sample.dtsMs), sample.data);

/** A frame as a tag; times count from `startMs`. */
export function writeFlvTag(sample: MediaSample, startMs: number): Buffer {
  const timeMs = Math.round(sample.dtsMs - startMs);
  return sample.kind === 'audio'
    ? tag(TAG.audio, timeMs, Buffer.concat([Buffer.of(AAC, PACKET.data), sample.data]))
    : tag(TAG.video, timeMs, pictureOf(sample));
}

/** A parsed tag. */
export interface FlvTag {
  readonly type: number;
  readonly timeMs: number;
  readonly body: Buffer;
}

/** Splits a byte stream in chunks of any size into tags. */
export class FlvReader {
  #bytes: Buffer = Buffer.alloc(0);
  #skipBytes: number = FILE_HEAD.length;

  /** The tags that this chunk completes. */
  take(piece: Buffer): FlvTag[] {
    this.#bytes = this.#bytes.length === 0 ? piece : Buffer.concat([this.#bytes, piece]);
    const tags: FlvTag[] = [];
    for (;;) {
      const skipped = Math.min(this.#skipBytes, this.#bytes.length);
      this.#bytes = this.#bytes.subarray(skipped);
      this.#skipBytes -= skipped;
      if (this.#bytes.length < HEAD_BYTES) return tags;
      const sizeBytes = this.#bytes.readUIntBE(1, 3);
      if (this.#bytes.length < HEAD_BYTES + sizeBytes) return tags;
      tags.push({
        type: this.#bytes.readUInt8(0) & 0x1f,
        timeMs: this.#bytes.readUInt8(7) * 2 ** 24 + this.#bytes.readUIntBE(4, 3),
        body: this.#bytes.subarray(HEAD_BYTES, HEAD_BYTES + sizeBytes),
      });
      this.#bytes = this.#bytes.subarray(HEAD_BYTES + sizeBytes);
      this.#skipBytes = TRAILER_BYTES;
    }
  }
}
