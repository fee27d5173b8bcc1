import { meanLevelDb } from './console-level.ts';

/** The interval between readings, and how many are averaged: three seconds, as in loudness metering. */
const READ_MS = 200;
const READINGS = 15;
/** The minimum number of readings: one second. */
const ENOUGH = 5;
/** Samples per reading; at 48 kHz consecutive readings nearly touch. */
const FFT_SIZE = 8192;

/** An element whose output can be captured, even muted; Safari and Firefox do not support it. */
interface Captured extends HTMLMediaElement {
  readonly captureStream: () => MediaStream;
}

function canCapture(media: HTMLMediaElement): media is Captured {
  return 'captureStream' in media && typeof media.captureStream === 'function';
}

const meanSquareOf = (samples: Float32Array) => samples.reduce((sum, value) => sum + value * value, 0) / samples.length;

/** Reads the level of a stream repeatedly. Returns a function that stops it. */
function readLevels(stream: MediaStream, report: (meanSquare: number | null) => void): () => void {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: FFT_SIZE });
  const samples = new Float32Array(FFT_SIZE);
  let source: MediaStreamAudioSourceNode | undefined;
  const attach = () => {
    source?.disconnect();
    // Only the sound is needed; capturing frames would waste CPU.
    for (const track of stream.getVideoTracks()) track.stop();
    source = stream.getAudioTracks().length === 0 ? undefined : context.createMediaStreamSource(stream);
    source?.connect(analyser);
  };
  attach();
  stream.addEventListener('addtrack', attach);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    report(source === undefined || context.state !== 'running' ? null : meanSquareOf(samples));
  }, READ_MS);
  return () => {
    clearInterval(timer);
    stream.removeEventListener('addtrack', attach);
    void context.close();
  };
}

/**
 * Calls back after the first user gesture, because browsers block audio processing before one. Returns a function that
 * cancels.
 */
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
 * Measures the loudness of an element, muted or not: reports the mean level of the last three seconds in dB below full
 * scale five times a second; null while it is not playing. Reports nothing if the browser cannot measure. Returns a
 * function that stops it.
 */
export function watchLoudness(media: HTMLMediaElement, report: (levelDb: number | null) => void): () => void {
  if (!canCapture(media)) return () => undefined;
  let readings: readonly number[] = [];
  let lastSec = Number.POSITIVE_INFINITY;
  let stopReading: () => void = () => undefined;
  const stopWaiting = onceTouched(() => {
    stopReading = readLevels(media.captureStream(), meanSquare => {
      // A stalled or nudged playback is silent for reasons other than its sound.
      const isPlaying = media.currentTime - lastSec > (READ_MS / 1000) * 0.5;
      lastSec = media.currentTime;
      readings = meanSquare === null || !isPlaying ? [] : [...readings, meanSquare].slice(-READINGS);
      report(readings.length < ENOUGH ? null : meanLevelDb(readings));
    });
  });
  return () => {
    stopWaiting();
    stopReading();
  };
}
