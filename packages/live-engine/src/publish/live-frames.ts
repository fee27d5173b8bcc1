import type { FileFrame, MediaFile } from './media-file.ts';

/** A frame at its position in an endless stream. */
export interface LiveFrame {
  readonly frame: FileFrame;
  /** How often the file was repeated before this frame. */
  readonly round: number;
  readonly dtsMs: number;
  readonly ptsMs: number;
}

/**
 * The audio of the endless stream: its sample count continues through every repetition, at most one frame off the
 * video.
 */
function* audioFrames(file: MediaFile, isLooping: boolean): Generator<LiveFrame, void, undefined> {
  if (file.audio === null || file.audioFrames.length === 0) return;
  const frameMs = (file.audio.samplesPerFrame * 1000) / file.audio.sampleRateHz;
  const [picture] = file.videoFrames;
  // The first picture is shown this long after it is decoded; its audio is due at the same moment.
  const delayMs = picture === undefined ? 0 : picture.ptsMs - picture.dtsMs;
  let sent = 0;
  for (let round = 0; round === 0 || isLooping; round++) {
    for (const frame of file.audioFrames) {
      if (sent * frameMs >= (round + 1) * file.durationMs) break;
      const dtsMs = delayMs + sent * frameMs;
      yield { frame, round, dtsMs, ptsMs: dtsMs };
      sent++;
    }
  }
}

function* videoFrames(file: MediaFile, isLooping: boolean): Generator<LiveFrame, void, undefined> {
  const startMs = file.videoFrames[0]?.dtsMs ?? 0;
  for (let round = 0; round === 0 || isLooping; round++) {
    const shiftMs = round * file.durationMs - startMs;
    for (const frame of file.videoFrames)
      yield { frame, round, dtsMs: frame.dtsMs + shiftMs, ptsMs: frame.ptsMs + shiftMs };
  }
}

/** Video and audio of a file, interleaved by time, once or endlessly with continuing timestamps. */
export function* liveFrames(file: MediaFile, isLooping: boolean): Generator<LiveFrame, void, undefined> {
  const video = videoFrames(file, isLooping);
  const audio = audioFrames(file, isLooping);
  let nextVideo = video.next();
  let nextAudio = audio.next();
  for (;;) {
    if (nextVideo.done === true) return;
    if (nextAudio.done !== true && nextAudio.value.dtsMs < nextVideo.value.dtsMs) {
      yield nextAudio.value;
      nextAudio = audio.next();
    } else {
      yield nextVideo.value;
      nextVideo = video.next();
    }
  }
}
