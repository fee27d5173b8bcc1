import { Meter } from '@kotohogi/ui/meter';
import { useEffect, useState } from 'react';
import { say } from '../console-say.ts';
import styles from './camera-room.module.css';
import type { SoundTap } from './media/camera-sound.ts';

const LOOK_EVERY_MS = 100;
/** Below this share of the meter (−54 dB) the sound is inaudible. */
const SILENT_LEVEL = 0.1;
const SILENT_FOR_MS = 5_000;

interface Heard {
  readonly level: number;
  readonly loudAtMs: number;
}

/** The microphone level, with a warning when the microphone is silent. */
export function CameraLevel({ tap }: { readonly tap: SoundTap }) {
  const [{ level, loudAtMs }, setHeard] = useState<Heard>(() => ({ level: 0, loudAtMs: performance.now() }));
  useEffect(() => {
    const look = () => {
      const now = tap.level;
      setHeard(before => ({ level: now, loudAtMs: now > SILENT_LEVEL ? performance.now() : before.loudAtMs }));
    };
    const beat = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(beat);
  }, [tap]);
  const isSilent = performance.now() - loudAtMs > SILENT_FOR_MS;
  const percent = Math.round(level * 100);
  return (
    <div className={styles.level}>
      <Meter
        label={say('camera.level')}
        isLabelled
        value={percent}
        max={100}
        valueText={say('camera.level.value', { percent })}
        tone={isSilent ? 'warn' : 'plain'}
      />
      <p role="status" className={styles.silent}>
        {isSilent && say('camera.level.silent')}
      </p>
    </div>
  );
}
