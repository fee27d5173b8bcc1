import styles from './steps-mark.module.css';

/** Three strokes that show the current step. The dialog's title says it in words. */
export function StepsMark({ step }: { readonly step: 1 | 2 | 3 }) {
  return (
    <div className={styles.steps} aria-hidden="true">
      {[1, 2, 3].map(one => (
        <i key={one} data-on={one <= step || undefined} />
      ))}
    </div>
  );
}
