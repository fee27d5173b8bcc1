import type { LiveConsole } from '@kotohogi/contract/live';
import { NativeSelect } from '@kotohogi/ui/native-select';
import { t } from '../console-t.ts';
import type { Chosen, DeviceChoice, Devices } from './camera-devices.ts';
import styles from './camera-room.module.css';

type Kind = LiveConsole['ingest'][number]['kind'];

/** Device names; numbers if the browser hides the names. */
function optionsOf(choices: readonly DeviceChoice[], what: string) {
  return choices.map(({ id, label }, index) => ({
    value: id,
    label: label === '' ? t('camera.device.nth', { what, number: index + 1 }) : label,
  }));
}

/** The device of a stream's track, so that the list shows the one in use. */
function usedId(stream: MediaStream | null, kind: 'video' | 'audio'): string {
  const [track] = (kind === 'video' ? stream?.getVideoTracks() : stream?.getAudioTracks()) ?? [];
  return track?.getSettings().deviceId ?? '';
}

export interface CameraSettingsProps {
  readonly devices: Devices;
  readonly stream: MediaStream | null;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  readonly lines: LiveConsole['ingest'];
  readonly line: Kind;
  readonly onLine: (kind: Kind) => void;
  /** The line cannot be changed while sending. */
  readonly isSending: boolean;
}

/** Selects the devices and which of the two lines to use. */
export function CameraSettings({ devices, stream, chosen, onChoose, ...props }: CameraSettingsProps) {
  const camera = t('camera.device.camera');
  const microphone = t('camera.device.microphone');
  return (
    <div className={styles.settings}>
      <NativeSelect
        label={camera}
        options={optionsOf(devices.cameras, camera)}
        value={chosen.cameraId ?? usedId(stream, 'video')}
        onChange={cameraId => onChoose({ ...chosen, cameraId })}
      />
      <NativeSelect
        label={microphone}
        options={optionsOf(devices.microphones, microphone)}
        value={chosen.microphoneId ?? usedId(stream, 'audio')}
        onChange={microphoneId => onChoose({ ...chosen, microphoneId })}
      />
      <NativeSelect
        label={t('camera.device.line')}
        options={props.lines.map(({ kind }) => ({ value: kind, label: t(`console.source.${kind}`) }))}
        value={props.line}
        isDisabled={props.isSending}
        onChange={value => props.onLine(value === 'spare' ? 'spare' : 'main')}
      />
    </div>
  );
}
