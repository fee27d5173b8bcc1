import { LIFE_CYCLES } from '@kotohogi/domain/wedding/calendar';
import { WEDDING_PAYMENT_STATES } from '@kotohogi/domain/wedding/types';
import { Button } from '@kotohogi/ui/button';
import { DateField } from '@kotohogi/ui/date-field';
import { NativeSelect } from '@kotohogi/ui/native-select';
import { NumericField } from '@kotohogi/ui/numeric-field';
import { TextField } from '@kotohogi/ui/text-field';
import { type FormEvent, useState } from 'react';
import { textsOf } from '../../shell/i18n/text.ts';
import { useFacility } from '../facility/door.ts';
import { useHalls } from '../hall/door.ts';
import { type FilterName, type Filters, wrongDates } from './filters.ts';
import type { ja } from './messages.ja.ts';
import { lifeText, paymentText } from './state-chips.tsx';
import styles from './wedding-filters.module.css';

const say = textsOf<typeof ja>();

export interface WeddingFiltersProps {
  readonly filters: Filters;
  readonly onSearch: (filters: Filters) => void;
}

interface Draft {
  readonly values: Filters;
  readonly set: (name: FilterName, value: string) => void;
  readonly wrong: readonly FilterName[];
}

const bind = ({ values, set }: Draft, name: FilterName) => ({
  value: values[name],
  onChange: (value: string) => set(name, value),
  isSet: values[name] !== '',
});

/** Two dates around one word. */
function DateRange({ draft, what, names }: { draft: Draft; what: string; names: readonly [FilterName, FilterName] }) {
  const error = (name: FilterName) => (draft.wrong.includes(name) ? say('wedding.filter.wrongDate') : undefined);
  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>{what}</legend>
      <DateField
        label={say('wedding.filter.from', { what })}
        placeholder={say('wedding.filter.since')}
        isLabelHidden
        errorMessage={error(names[0])}
        {...bind(draft, names[0])}
      />
      <span aria-hidden="true">〜</span>
      <DateField
        label={say('wedding.filter.to', { what })}
        placeholder={say('wedding.filter.until')}
        isLabelHidden
        errorMessage={error(names[1])}
        {...bind(draft, names[1])}
      />
    </fieldset>
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceFilterProps {
  readonly draft: Draft;
  readonly name: FilterName;
  readonly label: string;
  readonly options: readonly Choice[];
  readonly isWide?: boolean;
}

/** One of few, or all. */
function ChoiceFilter(props: ChoiceFilterProps) {
  const all = { value: '', label: say('wedding.all') };
  return (
    <div className={props.isWide ? styles.choice : undefined}>
      <NativeSelect label={props.label} options={[all, ...props.options]} {...bind(props.draft, props.name)} />
    </div>
  );
}

/** The filters of the weddings list. They apply with the button or Enter. */
export function WeddingFilters({ filters, onSearch }: WeddingFiltersProps) {
  const facility = useFacility();
  const halls = useHalls(facility.id);
  const seesMoney = facility.abilities.has('facility:read:weddingPaymentState');
  const [values, setValues] = useState(filters);
  const [wrong, setWrong] = useState<readonly FilterName[]>([]);
  const draft: Draft = { values, wrong, set: (name, value) => setValues(now => ({ ...now, [name]: value })) };
  const search = (event: FormEvent) => {
    event.preventDefault();
    const defects = wrongDates(values);
    setWrong(defects);
    if (defects.length === 0) onSearch(values);
  };
  return (
    <search className={styles.sheet} aria-label={say('wedding.filter')}>
      <form onSubmit={search}>
        <div className={styles.grid}>
          <div className={styles.name}>
            <TextField
              label={say('wedding.filter.name')}
              placeholder={say('wedding.filter.name.hint')}
              startIcon="search"
              {...bind(draft, 'name')}
            />
          </div>
          <DateRange draft={draft} what={say('wedding.filter.date')} names={['dateFrom', 'dateTo']} />
          <ChoiceFilter
            draft={draft}
            name="hall"
            isWide
            label={say('wedding.filter.hall')}
            options={(halls.data?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <ChoiceFilter
            draft={draft}
            name="status"
            isWide
            label={say('wedding.filter.status')}
            options={LIFE_CYCLES.map(life => ({ value: life, label: lifeText(life) }))}
          />
          <div className={styles.choice}>
            <TextField label={say('wedding.filter.reservationId')} {...bind(draft, 'reservationId')} />
          </div>
          <NumericField
            label={say('wedding.filter.id')}
            value={/^\d+$/.test(values.id) ? Number(values.id) : null}
            onChange={id => draft.set('id', id === null ? '' : String(id))}
            isSet={values.id !== ''}
          />
          <ChoiceFilter
            draft={draft}
            name="usePay"
            label={say('wedding.filter.usePay')}
            options={(['true', 'false'] as const).map(value => ({
              value,
              label: say(`wedding.filter.usePay.${value}`),
            }))}
          />
          {seesMoney && (
            <>
              <ChoiceFilter
                draft={draft}
                name="paymentState"
                label={say('wedding.filter.paymentState')}
                options={WEDDING_PAYMENT_STATES.map(state => ({ value: state, label: paymentText(state) }))}
              />
              <DateRange draft={draft} what={say('wedding.filter.pay')} names={['payFrom', 'payTo']} />
            </>
          )}
          <DateRange draft={draft} what={say('wedding.filter.createdAt')} names={['createdAtFrom', 'createdAtTo']} />
          <DateRange draft={draft} what={say('wedding.filter.updatedAt')} names={['updatedAtFrom', 'updatedAtTo']} />
          <div className={styles.search}>
            <Button type="submit" variant="filled" fullWidth>
              {say('wedding.filter.search')}
            </Button>
          </div>
        </div>
      </form>
    </search>
  );
}
