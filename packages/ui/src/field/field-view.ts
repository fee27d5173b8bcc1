import { createContext, type ReactNode, useContext } from 'react';
import type { ControlAdornments } from './control-frame.tsx';
import type { FieldTexts } from './field-texts.ts';

/** The data of a field that is needed to show it without its control. */
export interface ViewedField extends Partial<FieldTexts>, Pick<ControlAdornments, 'prefix' | 'suffix'> {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly type?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly rows?: number | undefined;
  readonly isReading?: boolean | undefined;
}

/**
 * The control a field would show: a line, an area, a list to choose from, several answers, an on/off flag; or a `whole`
 * that is either editable or read-only: a picture, files, an order.
 */
export type FieldKind = 'line' | 'area' | 'list' | 'answers' | 'flag' | 'whole';

/** Shows a field in another way, or returns `null`: then the field shows its control. Not a hook. */
export type ShowField = (field: ViewedField, kind: FieldKind, value: ReactNode) => ReactNode;

/** How the fields below are shown; set by `FieldModeProvider`. By default every field shows its control. */
export const FieldViewContext = createContext<ShowField>(() => null);

/** What to show in place of the control, or `null`. Every field of the kit calls this, after its last other hook. */
export function useFieldView(field: ViewedField, kind: FieldKind, value: ReactNode): ReactNode {
  return useContext(FieldViewContext)(field, kind, value);
}
