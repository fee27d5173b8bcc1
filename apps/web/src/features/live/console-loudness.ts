import { meanLevelDb } from './console-level.ts';

/** How often a level is read, and over how many readings it is averaged: three seconds, as ears judge. */
const READ_MS = 200;
const READINGS = 15;
/** A second of sound can be judged. */
const ENOUGH = 5;
/** Samples of one reading; at 48 kHz the readings nearly touch. */
const FFT_SIZE = 8192;

/** A browser that hands out what an element plays, loud or muted; Safari and Firefox do not. */
interface Captured extends HTMLMediaElement {
  readonly captureStream: () => MediaStream;
}

function canCapture(media: HTMLMediaElement): media is Captured {
  return 'captureStream' in media && typeof media.captureStream === 'function';
}

const meanSquareOf = (samples: Float32Array) => samples.reduce((sum, value) => sum + value * value, 0) / samples.length;

/** Reads the level of a stream as it is heard, over and over. Answers how to stop. */
function readLevels(stream: MediaStream, tell: (meanSquare: number | null) => void): () => void {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: FFT_SIZE });
  const samples = new Float32Array(FFT_SIZE);
  let source: MediaStreamAudioSourceNode | undefined;
  const attach = () => {
    source?.disconnect();
    // Only the sound is wanted: capturing pictures costs the machine at the console.
    for (const track of stream.getVideoTracks()) track.stop();
    source = stream.getAudioTracks().length === 0 ? undefined : context.createMediaStreamSource(stream);
    source?.connect(analyser);
  };
  attach();
  stream.addEventListener('addtrack', attach);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    tell(source === undefined || context.state !== 'running' ? null : meanSquareOf(samples));
  }, READ_MS);
  return () => {
    clearInterval(timer);
    stream.removeEventListener('addtrack', attach);
    void context.close();
  };
}

/** Calls back once the user has done something here: browsers measure no sound before. Answers how to stop waiting. */
function onceTouched(go: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive === true) {
    go();
    return () => undefined;
  }
  const stopped = new AbortController();
  const touched = () => {
    stopped.abort();
    go();
  };
  for (const kind of ['pointerup', 'keydown']) document.addEventListener(kind, touched, { signal: stopped.signal });
  return () => stopped.abort();
}

/**
 * Measures how loud an element plays, muted or not: the mean level of the last three seconds in dB below full scale, told
 * five times a second; null while it does not play. Tells nothing where the browser cannot measure. Answers how to stop.
 */
export function watchLoudness(media: HTMLMediaElement, tell: (levelDb: number | null) => void): () => void {
  if (!canCapture(media)) return () => undefined;
  let readings: readonly number[] = [];
  let lastSec = Number.POSITIVE_INFINITY;
  let stopReading: () => void = () => undefined;
  const stopWaiting = onceTouched(() => {
    stopReading = readLevels(media.captureStream(), meanSquare => {
      // What stalls, or is nudged along, is silent for another reason than its sound.
      const isPlaying = media.currentTime - lastSec > (READ_MS / 1000) * 0.5;
      lastSec = media.currentTime;
      readings = meanSquare === null || !isPlaying ? [] : [...readings, meanSquare].slice(-READINGS);
      tell(readings.length < ENOUGH ? null : meanLevelDb(readings));
    });
  });
  return () => {
    stopWaiting();
    stopReading();
  };
}
