import styles from './steps-mark.module.css';

/** Three strokes: how far one is on the way to the last button. Said in words by the dialog's title. */
export function StepsMark({ step }: { readonly step: 1 | 2 | 3 }) {
  return (
    <div className={styles.steps} aria-hidden="true">
      {[1, 2, 3].map(one => (
        <i key={one} data-on={one <= step || undefined} />
      ))}
    </div>
  );
}
