import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useKit } from '../kit/kit-context.ts';
import { useControllable } from '../kit/use-controllable.ts';
import { digitsOnly, toPostalCode } from '../text-field/normalisations.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import styles from './postal-field.module.css';

export interface PostalFieldProps
  extends Omit<TextFieldProps, 'inputMode' | 'normalise' | 'normaliseOnBlur' | 'notice' | 'end'> {
  /**
   * Looks up the address of a postal code (seven digits) and fills it in. `false` means that nothing was found; a
   * rejection counts as the same: the user can always type it.
   */
  readonly onLookUp: (postalCode: string) => Promise<boolean>;
}

const isJapanese = (code: string) => /^[0-9]{3}-[0-9]{4}$/.test(code);

type LookUp = 'idle' | 'busy' | 'incomplete' | 'failed';

/**
 * A postal code: seven digits are a Japanese one, whose address is looked up as soon as it is complete, and again with
 * 住所を検索 (docs/product/form.md#fields). A failed lookup is a hint, never an error; codes of other countries are plain
 * text.
 */
export function PostalField({ value, defaultValue, onChange, onLookUp, ...props }: PostalFieldProps): ReactNode {
  const { locale, messages } = useKit();
  const { form } = messages;
  const [given, setCode] = useControllable({ value, defaultValue: defaultValue ?? '', onChange });
  const code = toPostalCode(given);
  const [lookUp, setLookUp] = useState<LookUp>('idle');
  const start = async (wanted: string): Promise<void> => {
    const digits = digitsOnly(wanted);
    if (!isJapanese(wanted)) return setLookUp('incomplete');
    setLookUp('busy');
    // The reason of a failure does not matter to the user: the address can be typed.
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
        if (isJapanese(next) && next !== code) void start(next);
        else setLookUp('idle');
      }}
      // Codes of other countries have letters, which a numeric keypad lacks.
      inputMode={locale === 'ja' ? 'numeric' : 'text'}
      normalise={toPostalCode}
      notice={notices[lookUp]}
      hasFigures
      trailing={
        <span className={styles.button}>
          <Button
            isBusy={lookUp === 'busy'}
            busyLabel={form.lookingUpAddress}
            onPress={() => void start(code)}
            isDisabled={props.isDisabled ?? false}
          >
            {form.lookUpAddress}
          </Button>
        </span>
      }
    />
  );
}
