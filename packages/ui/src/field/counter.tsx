import type { ReactNode } from 'react';
import { useKitMessages } from '../kit/kit-context.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type CounterLimits, isOutOfBounds } from './count-characters.ts';
import styles from './field.module.css';

/** `36 / 100`. Turns into an error outside the limits, and announces it once. */
export function Counter({ count, limits }: { readonly count: number; readonly limits: CounterLimits }): ReactNode {
  const { form } = useKitMessages();
  const over = count - limits.max;
  return (
    <span className={styles.counter} data-state={isOutOfBounds(count, limits) ? 'error' : 'fine'}>
      <span aria-hidden="true">
        {count} / {limits.max}
      </span>
      <VisuallyHidden>{form.charactersOf(count, limits.max)}</VisuallyHidden>
      <VisuallyHidden live="polite">{over > 0 ? form.charactersOver(over) : ''}</VisuallyHidden>
    </span>
  );
}
