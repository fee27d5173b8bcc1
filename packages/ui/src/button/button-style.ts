import { classNames } from '../kit/class-names.ts';
import styles from './button.module.css';

/** The look of a button; shared by everything that looks like one. */
export interface ButtonStyle {
  /**
   * `filled` for the next action, `outlined` for an alternative, `quiet` for a minor one, `danger` for an irreversible
   * one.
   */
  readonly variant?: 'filled' | 'outlined' | 'quiet' | 'danger' | undefined;
  /** `large` (56 px) is for the final button of a task. */
  readonly size?: 'small' | 'regular' | 'large' | undefined;
  readonly fullWidth?: boolean | undefined;
}

/** The class names of a button look; print styles hide buttons by the first one. */
export function buttonClass({ variant = 'outlined', size = 'regular', fullWidth = false }: ButtonStyle): string {
  return classNames('kit-button', styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth);
}
