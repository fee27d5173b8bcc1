import type { ReactNode } from 'react';

/** One answer among several. */
export interface ChoiceOption<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  /** A second, less prominent line. */
  readonly description?: ReactNode | undefined;
  readonly isDisabled?: boolean | undefined;
}
