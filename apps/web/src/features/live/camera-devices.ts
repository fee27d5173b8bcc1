/** Why a camera or a microphone cannot be had. */
export type DeviceTrouble = 'insecure' | 'refused' | 'missing' | 'busy';

/** What staff choose from. */
export interface DeviceChoice {
  readonly id: string;
  readonly label: string;
}

export interface Devices {
  readonly cameras: readonly DeviceChoice[];
  readonly microphones: readonly DeviceChoice[];
}

/** What was chosen; undefined = whatever the system offers first. */
export interface Chosen {
  readonly cameraId?: string | undefined;
  readonly microphoneId?: string | undefined;
}

/** What an answer of the browser means (Media Capture and Streams §10.2.7). */
export function troubleOf(error: unknown): DeviceTrouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return 'busy';
}

const exactly = (deviceId: string | undefined) => (deviceId === undefined ? {} : { deviceId: { exact: deviceId } });

/** Asks for camera and microphone; sound as it is in the hall, since no echo is to be feared and music is part of the ceremony. */
export async function openDevices({ cameraId, microphoneId }: Chosen): Promise<MediaStream | DeviceTrouble> {
  if (navigator.mediaDevices === undefined) return 'insecure';
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: {
        ...exactly(cameraId),
        width: { ideal: 1_280 },
        height: { ideal: 720 },
        frameRate: { ideal: 30, max: 30 },
      },
      audio: {
        ...exactly(microphoneId),
        echoCancellation: false,
        noiseSuppression: false,
        autoGainControl: true,
      },
    });
  } catch (error) {
    return troubleOf(error);
  }
}

/** What is plugged in now; names are known once a device was opened. */
export async function listDevices(): Promise<Devices> {
  const all = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
  const of = (kind: MediaDeviceKind) =>
    all
      .filter(device => device.kind === kind && device.deviceId !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
  return { cameras: of('videoinput'), microphones: of('audioinput') };
}

/** Puts the devices of a stream down. */
export function closeDevices(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
