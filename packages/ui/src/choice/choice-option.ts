import type { ReactNode } from 'react';

/** One answer among several. */
export interface ChoiceOption<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  /** A second, quieter line. */
  readonly description?: ReactNode | undefined;
  readonly isDisabled?: boolean | undefined;
}
