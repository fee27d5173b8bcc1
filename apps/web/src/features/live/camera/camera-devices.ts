/** Why a camera or a microphone is not available. */
export type DeviceTrouble = 'insecure' | 'refused' | 'missing' | 'busy' | 'unsuitable' | 'failed';

/** A device that staff can choose. */
export interface DeviceChoice {
  readonly id: string;
  readonly label: string;
}

export interface Devices {
  readonly cameras: readonly DeviceChoice[];
  readonly microphones: readonly DeviceChoice[];
}

/** The selected devices; undefined = the system default. */
export interface Chosen {
  readonly cameraId?: string | undefined;
  readonly microphoneId?: string | undefined;
}

/** Maps a browser error to a reason (Media Capture and Streams §10.2.7). */
export function troubleOf(error: unknown): DeviceTrouble {
  // why by name: in some browsers an OverconstrainedError is not a DOMException
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError') return 'missing';
  if (name === 'NotReadableError') return 'busy';
  return name === 'OverconstrainedError' ? 'unsuitable' : 'failed';
}

const exactly = (deviceId: string | undefined) => (deviceId === undefined ? {} : { deviceId: { exact: deviceId } });

/**
 * Requests camera and microphone with unprocessed sound: no echo can occur, and music is part of the ceremony.
 */
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

/** Lists the connected devices; their names are available only after a device was opened. */
export async function listDevices(): Promise<Devices> {
  const all = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
  const of = (kind: MediaDeviceKind) =>
    all
      .filter(device => device.kind === kind && device.deviceId !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
  return { cameras: of('videoinput'), microphones: of('audioinput') };
}

/** Stops all tracks of a stream. */
export function closeDevices(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
