import type { ReactNode, Ref } from 'react';
import type { FieldTexts } from '../field/field-texts.ts';
import { useFieldView } from '../field/field-view.ts';
import { PlainField } from '../field/plain-field.tsx';
import { useFieldIds } from '../field/use-field-ids.ts';
import { useControllable } from '../kit/use-controllable.ts';
import { NativeSelectBox, type NativeSelectBoxProps } from './native-select-box.tsx';

export interface NativeSelectProps
  extends FieldTexts,
    Pick<NativeSelectBoxProps, 'options' | 'placeholder' | 'name' | 'autoComplete' | 'onBlur'> {
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly id?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

/** A native select: on a phone the native list is easier to use than a custom one. */
export function NativeSelect(props: NativeSelectProps): ReactNode {
  const ids = useFieldIds(props.id, props);
  const [value, setValue] = useControllable({
    value: props.value,
    defaultValue: props.defaultValue ?? '',
    onChange: props.onChange,
  });
  const chosen = props.options.find(option => option.value === value);
  const view = useFieldView(props, 'list', chosen?.label);
  if (view !== null) return view;
  return (
    <PlainField {...props} ids={ids}>
      <NativeSelectBox
        {...props}
        aria={{ ...ids.controlAria, id: ids.controlId }}
        value={value}
        onChange={setValue}
        isInvalid={props.errorMessage !== undefined}
      />
    </PlainField>
  );
}
