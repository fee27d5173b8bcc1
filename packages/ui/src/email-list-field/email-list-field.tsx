import { type ClipboardEvent, type ReactNode, useRef } from 'react';
import { announce } from '../kit/announce.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import { mergeRefs } from '../kit/merge-refs.ts';
import { useControllable } from '../kit/use-controllable.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { AddressChips } from './address-chips.tsx';
import { halfWidthCommas, joinAddresses, normaliseAddresses, readAddresses } from './address-list.ts';
import styles from './email-list-field.module.css';

export type EmailListFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'normalise' | 'normaliseOnBlur' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck' | 'counter'
>;

/**
 * Several email addresses in one line of text, separated by commas; two or more are also listed below, each with a
 * remove button. Line breaks, 、 and full-width commas are separators too and become `, ` on blur.
 */
export function EmailListField({ value, defaultValue, onChange, ref, ...props }: EmailListFieldProps): ReactNode {
  const { sort } = useKitMessages();
  const [text, setText] = useControllable({ value, defaultValue: defaultValue ?? '', onChange });
  const input = useRef<HTMLInputElement>(null);
  const addresses = readAddresses(text);

  const remove = (address: string): void => {
    setText(joinAddresses(addresses.filter(one => one !== address)));
    announce(sort.removed(address));
  };
  // A single-line input would concatenate pasted lines.
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text');
    const { current: line } = input;
    if (event.target !== line || line.readOnly || !/[\r\n]/.test(pasted)) return;
    event.preventDefault();
    const start = line.selectionStart ?? text.length;
    const end = line.selectionEnd ?? start;
    setText(normaliseAddresses(`${text.slice(0, start)}${pasted}${text.slice(end)}`));
  };

  return (
    <div className={styles.place} onPasteCapture={paste}>
      <TextField
        {...props}
        ref={mergeRefs(input, ref)}
        value={text}
        onChange={setText}
        type="text"
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck="false"
        normalise={halfWidthCommas}
        normaliseOnBlur={normaliseAddresses}
      />
      {addresses.length > 1 && (
        <AddressChips
          addresses={addresses}
          isLocked={props.isDisabled === true || props.isReadOnly === true}
          onRemove={remove}
          onLastGone={() => input.current?.focus()}
        />
      )}
    </div>
  );
}
