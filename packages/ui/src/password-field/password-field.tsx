import { type ReactNode, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useKitMessages } from '../kit/kit-context.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'normalise' | 'tidy' | 'inputMode'> {
  /** `new-password` where one is chosen, `current-password` where one is asked for. */
  readonly autoComplete: 'new-password' | 'current-password';
}

/** A password with an eye that shows it. What is typed is never rewritten. */
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
