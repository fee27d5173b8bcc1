import type { ReactNode } from 'react';
import { useKitMessages } from '../kit/kit-context.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { estimateStrength } from './estimate-strength.ts';
import styles from './password-strength.module.css';

const STEPS = [1, 2, 3, 4] as const;

/**
 * The strength of a password in four steps and in words, below the field of a new password. Advice only: it never
 * blocks a form. Announces a new step, not every key.
 */
export function PasswordStrength({ password }: { readonly password: string }): ReactNode {
  const { strength: texts } = useKitMessages();
  const strength = estimateStrength(password);
  const step = strength === 0 ? '' : texts.steps[strength];
  return (
    <div className={styles.place} data-strength={strength}>
      {/* biome-ignore lint/a11y/useSemanticElements: the meter element cannot be drawn alike in every browser */}
      <div
        role="meter"
        aria-label={texts.label}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={strength}
        aria-valuetext={step}
        className={styles.track}
      >
        {STEPS.map(one => (
          <span key={one} className={styles.part} data-filled={one <= strength || undefined} />
        ))}
      </div>
      <p className={styles.text} aria-hidden="true">
        <span>{texts.label}</span>
        <span className={styles.step}>{step}</span>
        {(strength === 1 || strength === 2) && <span>{texts.advice}</span>}
      </p>
      <VisuallyHidden live="polite">{strength === 0 ? '' : texts.spoken(step)}</VisuallyHidden>
    </div>
  );
}
