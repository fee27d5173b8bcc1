import type { ReactNode } from 'react';
import type { CounterLimits } from './count-characters.ts';

/** The texts around a control. Every field of the kit takes them. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** The label is only for screen readers: only if a heading next to the field already says it. */
  readonly isLabelHidden?: boolean | undefined;
  /** What the field is for, above the control. */
  readonly hint?: ReactNode | undefined;
  /** A warning that does not block (amber), below the control. */
  readonly notice?: ReactNode | undefined;
  /** What is wrong and how to fix it; its presence puts the field into the error state. */
  readonly errorMessage?: string | undefined;
  readonly isRequired?: boolean | undefined;
  /** Required, but without the chip. */
  readonly hideRequiredChip?: boolean | undefined;
  /** Shows 任意 next to the label of an optional field. */
  readonly showOptional?: boolean | undefined;
  /** An active filter is tinted. */
  readonly isSet?: boolean | undefined;
}

/** The texts of a field with a character counter. */
export interface CountedFieldTexts extends FieldTexts {
  readonly counter?: CounterLimits | undefined;
}
