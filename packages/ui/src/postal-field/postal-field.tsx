import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useKitMessages } from '../kit/kit-context.ts';
import { useControllable } from '../kit/use-controllable.ts';
import { digitsOnly, toPostalCode } from '../text-field/normalisations.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import styles from './postal-field.module.css';

export interface PostalFieldProps extends Omit<TextFieldProps, 'inputMode' | 'normalise' | 'tidy' | 'notice' | 'end'> {
  /**
   * Looks the address of a postal code (seven digits) up and puts it where it belongs.
   * `false` means that nothing was found; a rejection counts as the same: the reader can always type on.
   */
  readonly onLookUp: (postalCode: string) => Promise<boolean>;
}

type LookUp = 'idle' | 'busy' | 'incomplete' | 'failed';

/** A Japanese postal code with 住所を検索. A failed look-up is a hint, never an error. */
export function PostalField({ value, defaultValue, onChange, onLookUp, ...props }: PostalFieldProps): ReactNode {
  const { form } = useKitMessages();
  const [given, setCode] = useControllable({ value, defaultValue: defaultValue ?? '', onChange });
  const code = toPostalCode(given);
  const [lookUp, setLookUp] = useState<LookUp>('idle');
  const start = async (): Promise<void> => {
    const digits = digitsOnly(code);
    if (digits.length !== 7) return setLookUp('incomplete');
    setLookUp('busy');
    // The reason of a failure changes nothing for the reader: the address can be typed.
    const isFound = await onLookUp(digits).catch(() => false);
    setLookUp(isFound ? 'idle' : 'failed');
  };
  const notices: Record<LookUp, string | undefined> = {
    idle: undefined,
    busy: undefined,
    incomplete: form.postalCodeIncomplete,
    failed: form.addressNotFound,
  };
  return (
    <TextField
      autoComplete="postal-code"
      {...props}
      value={code}
      onChange={next => {
        setCode(next);
        setLookUp('idle');
      }}
      inputMode="numeric"
      normalise={toPostalCode}
      notice={notices[lookUp]}
      hasFigures
      beside={
        <span className={styles.button}>
          <Button
            isBusy={lookUp === 'busy'}
            busyLabel={form.lookingUpAddress}
            onPress={() => void start()}
            isDisabled={props.isDisabled ?? false}
          >
            {form.lookUpAddress}
          </Button>
        </span>
      }
    />
  );
}
