import { TextField } from '@kotohogi/ui/text-field';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useListedTextField } from '../../../shell/form/form-summary.tsx';
import { textsOf } from '../../../shell/i18n/text.ts';
import type { ja } from '../messages.ja.ts';
import type { FacilityForm } from './facility-form.ts';
import { rateText, readRate } from './rate.ts';

const t = textsOf<typeof ja>();

const HALF_WIDTH: Readonly<Record<string, string>> = { '％': '%', '．': '.', '。': '.' };
const normalise = (text: string) =>
  text
    .replace(/[０-９]/g, digit => String(digit.charCodeAt(0) - 0xff10))
    .replace(/[％．。]/g, mark => HALF_WIDTH[mark] ?? '');

/** The commission rate, typed as a share or as a percentage and shown as a percentage. */
export function RateField({ form }: { readonly form: UseFormReturn<FacilityForm> }) {
  const { value, onChange, onBlur, ...field } = useListedTextField(form, 'commissionRate');
  const [draft, setDraft] = useState<string>();
  const shown = value === null ? '' : rateText(value);
  return (
    <TextField
      {...field}
      label={t('facility.field.commissionRate')}
      hint={t('facility.field.commissionRate.hint')}
      autoComplete="off"
      inputMode="decimal"
      isRequired
      hasFigures
      normalise={normalise}
      value={draft ?? shown}
      onChange={text => {
        setDraft(text);
        onChange(readRate(text));
      }}
      onBlur={() => {
        // An invalid text stays visible, with its error.
        if (!Number.isNaN(value)) setDraft(undefined);
        onBlur();
      }}
    />
  );
}
