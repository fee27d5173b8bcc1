import { Meter } from '@kotohogi/ui/meter';
import { useEffect, useState } from 'react';
import { t } from '../console-t.ts';
import styles from './camera-room.module.css';
import type { SoundTap } from './media/camera-sound.ts';

const SAMPLE_EVERY_MS = 100;
/** Below this share of the meter (−54 dB) the sound is inaudible. */
const SILENT_LEVEL = 0.1;
const SILENT_FOR_MS = 5_000;

interface Level {
  readonly level: number;
  readonly loudAtMs: number;
}

/** The microphone level, with a warning when the microphone is silent. */
export function CameraLevel({ tap }: { readonly tap: SoundTap }) {
  const [{ level, loudAtMs }, setLevel] = useState<Level>(() => ({ level: 0, loudAtMs: performance.now() }));
  useEffect(() => {
    const sample = () => {
      const now = tap.level;
      setLevel(before => ({ level: now, loudAtMs: now > SILENT_LEVEL ? performance.now() : before.loudAtMs }));
    };
    const beat = setInterval(sample, SAMPLE_EVERY_MS);
    return () => clearInterval(beat);
  }, [tap]);
  const isSilent = performance.now() - loudAtMs > SILENT_FOR_MS;
  const percent = Math.round(level * 100);
  return (
    <div className={styles.level}>
      <Meter
        label={t('camera.level')}
        isLabelled
        value={percent}
        max={100}
        valueText={t('camera.level.value', { percent })}
        tone={isSilent ? 'warn' : 'plain'}
      />
      <p role="status" className={styles.silent}>
        {isSilent && t('camera.level.silent')}
      </p>
    </div>
  );
}
