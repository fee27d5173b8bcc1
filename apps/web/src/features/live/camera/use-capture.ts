import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Capture } from './camera-broadcast.ts';
import {
  type Chosen,
  closeDevices,
  type Devices,
  type DeviceTrouble,
  listDevices,
  openDevices,
  troubleOf,
} from './camera-devices.ts';
import { SoundTap } from './media/camera-sound.ts';

export type CaptureTrouble = DeviceTrouble | 'unplugged';

export type CaptureState =
  | { readonly kind: 'opening' }
  /** What still works continues: a camera without a microphone is better than nothing. */
  | { readonly kind: 'trouble'; readonly trouble: CaptureTrouble; readonly capture: Capture | null }
  | { readonly kind: 'ready'; readonly capture: Capture };

interface Capturing {
  readonly state: CaptureState;
  readonly devices: Devices;
  readonly chosen: Chosen;
  readonly choose: (chosen: Chosen) => void;
  /** Requests the devices again. */
  readonly retry: () => void;
}

const NO_DEVICES: Devices = { cameras: [], microphones: [] };

async function openCapture(chosen: Chosen, video: HTMLVideoElement): Promise<Capture | DeviceTrouble> {
  const stream = await openDevices(chosen);
  if (!(stream instanceof MediaStream)) return stream;
  try {
    video.srcObject = stream;
    const [tap] = await Promise.all([SoundTap.open(stream), video.play()]);
    return { stream, video, tap };
  } catch (error) {
    closeDevices(stream);
    // why not all reasons: the devices are there and were allowed, so only starting them can fail
    return troubleOf(error) === 'busy' ? 'busy' : 'failed';
  }
}

function closeCapture({ stream, tap }: Capture): void {
  tap?.close();
  closeDevices(stream);
}

function useDeviceList(state: CaptureState): Devices {
  const [devices, setDevices] = useState(NO_DEVICES);
  useEffect(() => {
    const listAgain = () => void listDevices().then(setDevices);
    // Device names are available only after a device was opened, so list them again then.
    if (state.kind !== 'opening') listAgain();
    const { mediaDevices } = navigator;
    mediaDevices?.addEventListener('devicechange', listAgain);
    return () => mediaDevices?.removeEventListener('devicechange', listAgain);
  }, [state]);
  return devices;
}

/** Camera and microphone while the room is open: opened, switched on request, closed with the room. */
export function useCapture(videoRef: RefObject<HTMLVideoElement | null>): Capturing {
  const [state, setState] = useState<CaptureState>({ kind: 'opening' });
  const [request, setRequest] = useState<{ readonly chosen: Chosen; readonly round: number }>({ chosen: {}, round: 0 });
  const devices = useDeviceList(state);
  const current = useRef<Capture | null>(null);
  useEffect(() => {
    const video = videoRef.current;
    if (video === null) return;
    let isOver = false;
    const lose = () => {
      if (!isOver) setState({ kind: 'trouble', trouble: 'unplugged', capture: current.current });
    };
    const open = async () => {
      const capture = await openCapture(request.chosen, video);
      if (typeof capture === 'string') {
        if (!isOver) setState({ kind: 'trouble', trouble: capture, capture: null });
        return;
      }
      if (isOver) return closeCapture(capture);
      current.current = capture;
      for (const track of capture.stream.getTracks()) track.addEventListener('ended', lose);
      setState({ kind: 'ready', capture });
    };
    setState({ kind: 'opening' });
    void open();
    return () => {
      isOver = true;
      if (current.current !== null) closeCapture(current.current);
      current.current = null;
    };
  }, [request, videoRef]);
  const choose = useCallback((chosen: Chosen) => setRequest(({ round }) => ({ chosen, round })), []);
  const retry = useCallback(() => setRequest(({ chosen, round }) => ({ chosen, round: round + 1 })), []);
  return { state, devices, chosen: request.chosen, choose, retry };
}
