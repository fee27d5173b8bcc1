import type { ReactNode } from 'react';
import { DateField } from '../date-field/date-field.tsx';
import { useKitMessages } from '../kit/kit-context.ts';
import { NativeSelect } from '../native-select/native-select.tsx';
import { NumericField } from '../numeric-field/numeric-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { FilterField, RangeField } from './filter-model.ts';
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
    case 'number':
      return <NumberControl label={field.label} name={field.name} draft={draft} />;
    case 'choice':
      return (
        <NativeSelect
          label={field.label}
          options={[{ value: '', label: list.all }, ...field.options]}
          {...bind(draft, field.name)}
        />
      );
    case 'dates':
    case 'numbers':
      return <Range field={field} draft={draft} />;
  }
}

interface EndProps {
  readonly name: string;
  readonly label: string;
  readonly draft: FilterDraft;
  readonly placeholder?: string;
  readonly isLabelHidden?: boolean;
}

function NumberControl({ name, draft, ...props }: EndProps): ReactNode {
  const { value, isSet, onChange } = bind(draft, name);
  return (
    <NumericField
      {...props}
      value={/^\d+$/.test(value) ? Number(value) : null}
      onChange={number => onChange(number === null ? '' : String(number))}
      isSet={isSet}
    />
  );
}

function DateControl({ name, draft, ...props }: EndProps): ReactNode {
  const { list } = useKitMessages();
  return (
    <DateField
      {...props}
      errorMessage={draft.wrong.includes(name) ? list.wrongDate : undefined}
      {...bind(draft, name)}
    />
  );
}

/** Two dates or numbers with a separator text. */
function Range({ field, draft }: OneProps<RangeField>): ReactNode {
  const { list } = useKitMessages();
  const { label, from, to } = field;
  const Control = field.kind === 'dates' ? DateControl : NumberControl;
  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>{label}</legend>
      <Control name={from} label={list.rangeStart(label)} placeholder={list.since} isLabelHidden draft={draft} />
      <span className={styles.wave} aria-hidden="true">
        〜
      </span>
      <Control name={to} label={list.rangeEnd(label)} placeholder={list.until} isLabelHidden draft={draft} />
    </fieldset>
  );
}
