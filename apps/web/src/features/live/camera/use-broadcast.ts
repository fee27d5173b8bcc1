import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Broadcast, type BroadcastReport, type Capture } from './camera-broadcast.ts';
import type { LineAddress } from './camera-line.ts';
import { bitrateOf, FIRST_PACE } from './media/camera-pace.ts';
import { findPictureCodec } from './media/camera-picture-encoder.ts';
import { soundWays } from './media/camera-sound-ways.ts';

const LARGEST = { widthPx: 1_280, heightPx: 720 };

/** The codec the browser can encode: undefined while unknown, null = no H.264. */
export function usePictureCodec(): string | null | undefined {
  const [codec, setCodec] = useState<string | null>();
  useEffect(() => {
    findPictureCodec(LARGEST, bitrateOf(FIRST_PACE)).then(setCodec, () => setCodec(null));
  }, []);
  return codec;
}

interface Sending {
  /** Null before the first broadcast, `starting` until there is a report. */
  readonly report: BroadcastReport | 'starting' | null;
  readonly start: (address: LineAddress, pictureCodec: string) => void;
  readonly stop: () => void;
}

const silent = () => () => undefined;

/** Sends the capture; switches when another camera is chosen, and stops when the room closes. */
export function useBroadcast(capture: Capture | null): Sending {
  const [broadcast, setBroadcast] = useState<Broadcast | 'starting' | null>(null);
  const latest = useRef(capture);
  latest.current = capture;
  const running = broadcast instanceof Broadcast ? broadcast : null;
  const report = useSyncExternalStore(running?.subscribe ?? silent, () => running?.report() ?? null);
  useEffect(() => {
    if (running !== null && capture !== null) running.use(capture);
  }, [running, capture]);
  useEffect(() => () => running?.stop('asked'), [running]);
  const start = (address: LineAddress, pictureCodec: string) => {
    const first = latest.current;
    if (first === null) return;
    setBroadcast('starting');
    void Broadcast.start({ ...address, pictureCodec, soundWays }, first).then(setBroadcast, () => setBroadcast(null));
  };
  return { report: broadcast === 'starting' ? 'starting' : report, start, stop: () => running?.stop('asked') };
}

/** Keeps the screen on: a sleeping laptop stops the camera. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || navigator.wakeLock === undefined) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      // why: the system refuses on low battery, and the ceremony continues anyway
      const given = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) await given?.release();
      else lock = given;
    };
    const again = () => void ask();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [isWanted]);
}
