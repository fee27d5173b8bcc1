import { type ReactNode, useMemo } from 'react';
import { useKit } from '../kit/kit-context.ts';
import { NativeSelect, type NativeSelectProps } from '../native-select/index.ts';
import { PREFECTURES } from './prefectures.ts';

export type PrefectureFieldProps = Omit<NativeSelectProps, 'options' | 'placeholder' | 'autoComplete'>;

/** A native select of the 47 prefectures. The value is the Japanese name, `東京都`, or empty. */
export function PrefectureField(props: PrefectureFieldProps): ReactNode {
  const { locale, messages } = useKit();
  const { choose } = messages.form;
  const isRequired = props.isRequired === true;
  const options = useMemo(
    () => [
      // An optional choice can be cleared.
      ...(isRequired ? [] : [{ value: '', label: choose }]),
      ...PREFECTURES.map(([ja, en]) => ({ value: ja, label: locale === 'ja' ? ja : `${en} (${ja})` })),
    ],
    [isRequired, choose, locale],
  );
  return (
    <NativeSelect
      {...props}
      options={options}
      placeholder={isRequired ? choose : undefined}
      autoComplete="address-level1"
    />
  );
}
