import { classNames } from '../kit/class-names.ts';
import styles from './button.module.css';

/** How a button looks; shared by everything that looks like one. */
export interface ButtonLook {
  /** `filled` is the next thing to do, `outlined` a second way, `quiet` a side way, `danger` what cannot be undone. */
  readonly variant?: 'filled' | 'outlined' | 'quiet' | 'danger' | undefined;
  /** `large` (56 px) is for the last button of a task. */
  readonly size?: 'small' | 'regular' | 'large' | undefined;
  readonly fullWidth?: boolean | undefined;
}

/** The class names of a button look; by the first of them paper leaves buttons out. */
export function buttonClass({ variant = 'outlined', size = 'regular', fullWidth = false }: ButtonLook): string {
  return classNames('kit-button', styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth);
}
