import { useId } from 'react';
import type { FieldTexts } from './field-texts.ts';

/** Ids and aria attributes of a field that is not a React Aria field. */
export interface FieldIds {
  readonly controlId: string;
  readonly labelId: string;
  readonly hintId: string;
  readonly errorId: string;
  /** Spread onto the control. */
  readonly controlAria: {
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-required': true | undefined;
  };
}

/** Creates the ids that connect label, hint and error to a control; `id` is the control's own. */
export function useFieldIds(id: string | undefined, texts: FieldTexts): FieldIds {
  const own = useId();
  const controlId = id ?? own;
  const hintId = `${own}-hint`;
  const errorId = `${own}-error`;
  const describedBy = [texts.hint !== undefined && hintId, texts.errorMessage !== undefined && errorId].filter(
    part => part !== false,
  );
  return {
    controlId,
    labelId: `${own}-label`,
    hintId,
    errorId,
    controlAria: {
      'aria-describedby': describedBy.length === 0 ? undefined : describedBy.join(' '),
      'aria-invalid': texts.errorMessage === undefined ? undefined : true,
      'aria-required': texts.isRequired === true ? true : undefined,
    },
  };
}
