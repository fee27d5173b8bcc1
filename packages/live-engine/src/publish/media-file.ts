import {
  ALL_FORMATS,
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny';
import type { AudioConfig, VideoConfig } from '../bus/sample.ts';
import { parseAacConfig } from '../codec/aac.ts';
import { parseAvcConfig } from '../codec/avc.ts';

/** One coded frame of a file, in sending order. */
export interface FileFrame {
  readonly kind: 'video' | 'audio';
  readonly dtsMs: number;
  readonly ptsMs: number;
  readonly isKey: boolean;
  readonly data: Uint8Array;
  /** Counts the frames of its track from 0. */
  readonly number: number;
}

/** A file ready to be sent as a live stream. */
export interface MediaFile {
  readonly video: VideoConfig;
  readonly audio: AudioConfig | null;
  readonly videoFrames: readonly FileFrame[];
  readonly audioFrames: readonly FileFrame[];
  readonly frameRate: number;
  /** Length of the video track: one repetition of a loop. */
  readonly durationMs: number;
}

function bytesOf(source: ArrayBufferLike | ArrayBufferView): Uint8Array {
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
}

async function decoderDescription(track: InputVideoTrack | InputAudioTrack, codec: string): Promise<Uint8Array> {
  const config = await track.getDecoderConfig();
  if (config?.description === undefined) throw new Error(`the file has no usable ${codec} track`);
  return bytesOf(config.description);
}

/**
 * The demuxer does not provide decode times, so the n-th frame in decoding order gets the n-th presentation time, moved
 * back so far that no frame is shown before it is decoded.
 */
function decodeTimes(presentationMs: readonly number[]): number[] {
  const sorted = presentationMs.toSorted((a, b) => a - b);
  const delayMs = sorted.reduce((most, timeMs, index) => Math.max(most, timeMs - (presentationMs[index] ?? timeMs)), 0);
  return sorted.map(timeMs => timeMs - delayMs);
}

async function readVideo(track: InputVideoTrack): Promise<FileFrame[]> {
  const packets = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  const times = decodeTimes(packets.map(packet => packet.timestamp * 1000));
  return packets.map((packet, number) => ({
    kind: 'video',
    dtsMs: times[number] ?? 0,
    ptsMs: packet.timestamp * 1000,
    isKey: packet.type === 'key',
    data: packet.data,
    number,
  }));
}

async function readAudio(track: InputAudioTrack): Promise<FileFrame[]> {
  const frames: FileFrame[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const dtsMs = packet.timestamp * 1000;
    frames.push({ kind: 'audio', dtsMs, ptsMs: dtsMs, isKey: true, data: packet.data, number: frames.length });
  }
  return frames;
}

/** Reads an MP4 file with H.264 and, if it has audio, AAC fully into memory. */
export async function readMediaFile(path: string): Promise<MediaFile> {
  using input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  const videoTrack = await input.getPrimaryVideoTrack();
  if (videoTrack === null) throw new Error(`${path} has no video track`);
  const audioTrack = await input.getPrimaryAudioTrack();
  const videoFrames = await readVideo(videoTrack);
  const stats = await videoTrack.computePacketStats();
  const frameMs = 1000 / stats.averagePacketRate;
  const first = videoFrames[0];
  const last = videoFrames.at(-1);
  if (first === undefined || last === undefined) throw new Error(`${path} has no frames`);
  return {
    video: parseAvcConfig(await decoderDescription(videoTrack, 'H.264')),
    audio: audioTrack === null ? null : parseAacConfig(await decoderDescription(audioTrack, 'AAC')),
    videoFrames,
    audioFrames: audioTrack === null ? [] : await readAudio(audioTrack),
    frameRate: stats.averagePacketRate,
    durationMs: last.dtsMs - first.dtsMs + frameMs,
  };
}
