import type { ReactNode } from 'react';
import { FieldViewContext } from '../field/field-view.ts';
import { defined } from '../kit/defined.ts';
import { useKit } from '../kit/kit-context.ts';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { type FieldViewProps, isSecret } from './field-view.tsx';
import { dateText } from './view-text.ts';

const asControl = (): null => null;

/**
 * A field that can be focused and copied but not changed: a text field or area, also in place of a select or a
 * calendar, which would have nothing to open.
 */
export function ReadOnlyField({ field, kind, value }: FieldViewProps): ReactNode {
  const { locale } = useKit();
  const { id, name, label, isLabelHidden, hint, notice } = field;
  const text = typeof value === 'string' ? value : '';
  const shared = { ...defined({ id, name }), label, isLabelHidden, hint, notice, isReadOnly: true };
  return (
    <FieldViewContext value={asControl}>
      {kind === 'area' ? (
        <TextArea {...shared} value={text} rows={field.rows} isReading={field.isReading} />
      ) : (
        <TextField
          {...shared}
          prefix={field.prefix}
          suffix={field.suffix}
          type={isSecret(field) ? 'password' : 'text'}
          autoComplete={field.autoComplete ?? 'off'}
          value={kind === 'line' && !isSecret(field) ? dateText(text, locale) : text}
        />
      )}
    </FieldViewContext>
  );
}
