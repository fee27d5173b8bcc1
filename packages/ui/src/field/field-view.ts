import { createContext, type ReactNode, useContext } from 'react';
import type { ControlAdornments } from './control-frame.tsx';
import type { FieldTexts } from './field-texts.ts';

/** What a field tells of itself to be shown in another way than as its control. */
export interface ViewedField extends Partial<FieldTexts>, Pick<ControlAdornments, 'prefix' | 'suffix'> {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly type?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly rows?: number | undefined;
  readonly isReading?: boolean | undefined;
}

/**
 * The control a field would show: a line, an area, a list to choose from, several answers, something on or off; or a
 * `whole`, which is either worked with or only looked at: a picture, files, an order.
 */
export type FieldKind = 'line' | 'area' | 'list' | 'answers' | 'flag' | 'whole';

/** Shows a field in its own way, or answers `null`: then the field shows its control. Not a hook. */
export type ShowField = (field: ViewedField, kind: FieldKind, value: ReactNode) => ReactNode;

/** How the fields below are shown; set by `FieldModeProvider`, without one every field shows its control. */
export const FieldViewContext = createContext<ShowField>(() => null);

/** What to show in place of the control, or `null`. Every field of the kit asks, after its last other hook. */
export function useFieldView(field: ViewedField, kind: FieldKind, value: ReactNode): ReactNode {
  return useContext(FieldViewContext)(field, kind, value);
}
