import { useMemo } from 'react';
import styles from './heat.module.css';
import { countPeaks, heatPaths } from './heat-line.ts';

interface HeatLineProps {
  readonly id: string;
  readonly samples: readonly number[];
  readonly describe: (peakCount: number) => string;
}

/** The heat line over a seek bar shows where the applause was. It has a text description for screen readers. */
export function HeatLine({ id, samples, describe }: HeatLineProps) {
  const { line, area } = useMemo(() => heatPaths(samples), [samples]);
  return (
    <>
      <svg className={styles.heat} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.area} d={area} />
        <path className={styles.line} d={line} vectorEffect="non-scaling-stroke" />
      </svg>
      <span id={id} hidden>
        {describe(countPeaks(samples))}
      </span>
    </>
  );
}
