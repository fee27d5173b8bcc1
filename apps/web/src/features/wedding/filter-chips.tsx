import { LIFE_CYCLES } from '@kotohogi/domain/wedding/calendar';
import { WEDDING_PAYMENT_STATES } from '@kotohogi/domain/wedding/types';
import { Button } from '@kotohogi/ui/button';
import { FilterChip } from '@kotohogi/ui/chip';
import { textsOf } from '../../shell/i18n/text.ts';
import { useFacility } from '../facility/door.ts';
import { useHalls } from '../hall/door.ts';
import styles from './filter-chips.module.css';
import { FILTER_GROUPS, type FilterName, type Filters, without } from './filters.ts';
import type { ja } from './messages.ja.ts';
import { lifeText, paymentText } from './state-chips.tsx';

const say = textsOf<typeof ja>();

type Group = (typeof FILTER_GROUPS)[number];

/** What the first name of a group is called in the form. */
const LABELS = {
  name: 'wedding.filter.name',
  dateFrom: 'wedding.filter.date',
  hall: 'wedding.filter.hall',
  status: 'wedding.filter.status',
  reservationId: 'wedding.filter.reservationId',
  id: 'wedding.filter.id',
  usePay: 'wedding.filter.usePay',
  paymentState: 'wedding.filter.paymentState',
  payFrom: 'wedding.filter.pay',
  createdAtFrom: 'wedding.filter.createdAt',
  updatedAtFrom: 'wedding.filter.updatedAt',
} as const;

const isLabelled = (name: FilterName): name is keyof typeof LABELS => name in LABELS;

/** 2026-11-01 as 2026/11/01. */
const dateWords = (date: string) => date.replaceAll('-', '/');

function useWords(): (name: FilterName, value: string) => string {
  const { id } = useFacility();
  const halls = useHalls(id);
  return (name, value) => {
    switch (name) {
      case 'hall':
        return halls.data?.rows.find(hall => String(hall.id) === value)?.name ?? value;
      case 'status': {
        const life = LIFE_CYCLES.find(known => known === value);
        return life === undefined ? value : lifeText(life);
      }
      case 'paymentState': {
        const state = WEDDING_PAYMENT_STATES.find(known => known === value);
        return state === undefined ? value : paymentText(state);
      }
      case 'usePay':
        return value === 'true' || value === 'false' ? say(`wedding.filter.usePay.${value}`) : value;
      default:
        return value;
    }
  };
}

/** What a group of filters asks for, in words; empty when it asks for nothing. */
function useGroupWords(filters: Filters): (group: Group) => string {
  const words = useWords();
  return ([first, last]) => {
    if (last === undefined) return filters[first] === '' ? '' : words(first, filters[first]);
    if (filters[first] === '' && filters[last] === '') return '';
    return say('wedding.filter.range', { from: dateWords(filters[first]), to: dateWords(filters[last]) }).trim();
  };
}

export interface FilterChipsProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** The filters that are set, each with a way to take it away. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const wordsOf = useGroupWords(filters);
  const set = FILTER_GROUPS.map(group => ({ group, words: wordsOf(group) })).filter(({ words }) => words !== '');
  if (set.length === 0) return null;
  return (
    <div className={styles.chips}>
      {set.map(({ group, words }) => {
        const label = isLabelled(group[0]) ? say(LABELS[group[0]]) : group[0];
        return (
          <FilterChip key={group[0]} onRemove={() => onChange(without(filters, group))}>
            {`${label} ${words}`}
          </FilterChip>
        );
      })}
      <Button variant="quiet" size="small" onPress={() => onChange(without(filters, FILTER_GROUPS.flat()))}>
        {say('wedding.filter.clear')}
      </Button>
    </div>
  );
}
