import type { ReactNode } from 'react';
import { useKitMessages } from '../kit/kit-context.ts';
import { Knot } from '../knot/knot.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './stepper.module.css';

/** One step. */
export interface Step {
  readonly id: string;
  readonly label: string;
}

export interface StepperProps {
  /** Accessible name of the row. */
  readonly label: string;
  readonly steps: readonly Step[];
  readonly currentId: string;
  /** The current state needs action. */
  readonly tone?: 'plain' | 'warn' | 'bad' | undefined;
}

/** The progress through a sequence of states: a cord with a knot at the current one. */
export function Stepper({ label, steps, currentId, tone = 'plain' }: StepperProps): ReactNode {
  const { frame } = useKitMessages();
  const current = steps.findIndex(step => step.id === currentId);
  return (
    <div className={styles.place}>
      <ol className={styles.steps} aria-label={label} data-tone={tone}>
        {steps.map((step, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'coming';
          return (
            <li
              key={step.id}
              className={styles.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={styles.mark}>{state === 'current' ? <Knot height="34px" /> : <i />}</span>
              <span className={styles.label}>
                {step.label}
                {state === 'done' && <VisuallyHidden>{frame.doneStep}</VisuallyHidden>}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
