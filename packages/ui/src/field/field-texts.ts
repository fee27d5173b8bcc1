import type { ReactNode } from 'react';
import type { CounterLimits } from './count-characters.ts';

/** The words around a control. Every field of the kit takes them. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** The label is spoken but not shown: only where a heading beside the field already says it. */
  readonly isLabelHidden?: boolean | undefined;
  /** What the field is for, above the control. */
  readonly hint?: ReactNode | undefined;
  /** Something to know that does not forbid going on (amber), below the control. */
  readonly notice?: ReactNode | undefined;
  /** What is wrong and what to do; its presence makes the field an error. */
  readonly errorMessage?: string | undefined;
  readonly isRequired?: boolean | undefined;
  /** Required, but without the chip. */
  readonly hideRequiredChip?: boolean | undefined;
  /** Says 任意 beside the label of a field that may stay empty. */
  readonly showOptional?: boolean | undefined;
  /** A filter that is set is tinted. */
  readonly isSet?: boolean | undefined;
}

/** The words of a field that counts its characters. */
export interface CountedFieldTexts extends FieldTexts {
  readonly counter?: CounterLimits | undefined;
}
