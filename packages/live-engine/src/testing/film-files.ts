import { writeFile } from 'node:fs/promises';
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { liveFrames } from '../publish/live-frames.ts';
import type { MediaFile } from '../publish/media-file.ts';

/** Options of a generated video. */
export interface FilmOptions {
  readonly container: 'mp4' | 'mov' | 'mkv';
  /** `other`: packets labeled as VP9 or Opus; they are refused before their content is read. */
  readonly video: 'h264' | 'other' | 'none';
  readonly audio: 'aac' | 'other' | 'none';
  readonly seconds: number;
  /** As from a phone that was held the wrong way round. */
  readonly rotation?: 0 | 90 | 180 | 270;
}

const FORMATS = {
  mp4: () => new Mp4OutputFormat({ fastStart: false }),
  mov: () => new MovOutputFormat(),
  mkv: () => new MkvOutputFormat(),
};

function videoConfig({ video }: MediaFile, isOther: boolean) {
  const size = { codedWidth: video.widthPx, codedHeight: video.heightPx };
  return isOther
    ? { ...size, codec: 'vp09.00.10.08' }
    : { ...size, codec: video.codec, description: video.description };
}

function audioConfig({ audio }: MediaFile, isOther: boolean) {
  const tone = { sampleRate: audio?.sampleRateHz ?? 48_000, numberOfChannels: audio?.channelCount ?? 2 };
  if (isOther) return { ...tone, codec: 'opus' };
  return { ...tone, codec: 'mp4a.40.2', description: audio?.description ?? Buffer.alloc(0) };
}

/** Makes a video from a repeated clip, as another program would have saved it. */
export async function makeFilm(path: string, clip: MediaFile, make: FilmOptions): Promise<void> {
  const target = new BufferTarget();
  const output = new Output({ format: FORMATS[make.container](), target });
  const video = new EncodedVideoPacketSource(make.video === 'other' ? 'vp9' : 'avc');
  const audio = new EncodedAudioPacketSource(make.audio === 'other' ? 'opus' : 'aac');
  if (make.video !== 'none') output.addVideoTrack(video, { frameRate: clip.frameRate, rotation: make.rotation ?? 0 });
  if (make.audio !== 'none') output.addAudioTrack(audio);
  await output.start();
  const videoMeta = { decoderConfig: videoConfig(clip, make.video === 'other') };
  const audioMeta = { decoderConfig: audioConfig(clip, make.audio === 'other') };
  const frameS = 1 / clip.frameRate;
  const soundS = (clip.audio?.samplesPerFrame ?? 1024) / (clip.audio?.sampleRateHz ?? 48_000);
  for (const { frame, ptsMs, dtsMs } of liveFrames(clip, true)) {
    if (dtsMs >= make.seconds * 1_000) break;
    const packet = new EncodedPacket(
      frame.data,
      frame.isKey ? 'key' : 'delta',
      Math.max(0, ptsMs / 1_000),
      frame.kind === 'video' ? frameS : soundS,
    );
    if (frame.kind === 'video' && make.video !== 'none') await video.add(packet, videoMeta);
    if (frame.kind === 'audio' && make.audio !== 'none') await audio.add(packet, audioMeta);
  }
  await output.finalize();
  await writeFile(path, Buffer.from(target.buffer ?? new ArrayBuffer(0)));
}
