import { type ReactNode, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useKitMessages } from '../kit/kit-context.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export interface PasswordFieldProps
  extends Omit<TextFieldProps, 'type' | 'end' | 'normalise' | 'normaliseOnBlur' | 'inputMode'> {
  /** `new-password` to choose one, `current-password` to ask for one. */
  readonly autoComplete: 'new-password' | 'current-password';
}

/** A password with a button that shows it. The input is never rewritten. */
export function PasswordField(props: PasswordFieldProps): ReactNode {
  const [isShown, setShown] = useState(false);
  const { form } = useKitMessages();
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck="false"
      end={
        <IconButton
          icon={isShown ? 'eye' : 'eye-off'}
          label={isShown ? form.hidePassword : form.showPassword}
          tooltip="top-end"
          onPress={() => setShown(!isShown)}
          isDisabled={props.isDisabled ?? false}
        />
      }
    />
  );
}
