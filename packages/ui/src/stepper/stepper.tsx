import type { ReactNode } from 'react';
import { useKitMessages } from '../kit/kit-context.ts';
import { Knot } from '../knot/knot.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './stepper.module.css';

/** One state on the way. */
export interface Step {
  readonly id: string;
  readonly label: string;
}

export interface StepperProps {
  /** Spoken name of the row. */
  readonly label: string;
  readonly steps: readonly Step[];
  readonly currentId: string;
  /** The current state needs a hand. */
  readonly tone?: 'plain' | 'warn' | 'bad' | undefined;
}

/** The way through the states of something: a cord that is tied where it stands now. */
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
