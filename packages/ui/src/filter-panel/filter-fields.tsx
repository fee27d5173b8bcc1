import type { ReactNode } from 'react';
import { DateField } from '../date-field/date-field.tsx';
import { useKitMessages } from '../kit/kit-context.ts';
import { NativeSelect } from '../native-select/native-select.tsx';
import { NumericField } from '../numeric-field/numeric-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { FilterField } from './filter-model.ts';
import styles from './filter-panel.module.css';
import type { FilterDraft } from './use-filter-draft.ts';

interface OneProps<Field> {
  readonly field: Field;
  readonly draft: FilterDraft;
}

function bind({ values, set }: FilterDraft, name: string) {
  const value = values[name] ?? '';
  return { value, onChange: (text: string) => set(name, text), isSet: value !== '' };
}

/** The control of one filter; tinted while active. */
export function FilterControl({ field, draft }: OneProps<FilterField>): ReactNode {
  const { list } = useKitMessages();
  switch (field.kind) {
    case 'text':
      return (
        <TextField
          label={field.label}
          placeholder={field.placeholder}
          startIcon={field.icon}
          {...bind(draft, field.name)}
        />
      );
    case 'number': {
      const { value, isSet, onChange } = bind(draft, field.name);
      return (
        <NumericField
          label={field.label}
          value={/^\d+$/.test(value) ? Number(value) : null}
          onChange={number => onChange(number === null ? '' : String(number))}
          isSet={isSet}
        />
      );
    }
    case 'choice':
      return (
        <NativeSelect
          label={field.label}
          options={[{ value: '', label: list.all }, ...field.options]}
          {...bind(draft, field.name)}
        />
      );
    case 'dates':
      return <DateRange field={field} draft={draft} />;
  }
}

/** Two dates with a separator text. */
function DateRange({ field, draft }: OneProps<Extract<FilterField, { kind: 'dates' }>>): ReactNode {
  const { list } = useKitMessages();
  const { label, from, to } = field;
  const errorOf = (name: string): string | undefined => (draft.wrong.includes(name) ? list.wrongDate : undefined);
  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>{label}</legend>
      <DateField
        label={list.rangeStart(label)}
        placeholder={list.since}
        isLabelHidden
        errorMessage={errorOf(from)}
        {...bind(draft, from)}
      />
      <span className={styles.wave} aria-hidden="true">
        〜
      </span>
      <DateField
        label={list.rangeEnd(label)}
        placeholder={list.until}
        isLabelHidden
        errorMessage={errorOf(to)}
        {...bind(draft, to)}
      />
    </fieldset>
  );
}
