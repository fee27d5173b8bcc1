import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useKitMessages } from '../kit/kit-context.ts';
import { useMediaQuery } from '../kit/use-media-query.ts';
import { FilterConditions } from './filter-conditions.tsx';
import { FilterControl } from './filter-fields.tsx';
import { type FilterField, namesOf } from './filter-model.ts';
import styles from './filter-panel.module.css';
import type { FilterDraft } from './use-filter-draft.ts';

export interface FilterPanelProps {
  /** The filters and their input, as returned by `useFilterDraft`. */
  readonly filters: FilterDraft;
  /** Shown at the end of the first line: a legend, a button that acts on the results. */
  readonly aside?: ReactNode | undefined;
  /** Actions for the active filters, shown after them. */
  readonly after?: ReactNode | undefined;
  /** Whether the form is open at first; by default it is, if there is room. */
  readonly defaultOpen?: boolean | undefined;
}

/** From this width there is room for the open form. */
const ROOMY = '(min-width: 48em)';

/** The filters of a list: a collapsible form, applied by 検索 or Enter, with the active filters as chips. */
export function FilterPanel({ filters, aside, after, defaultOpen }: FilterPanelProps): ReactNode {
  const { list } = useKitMessages();
  const formId = useId();
  const isRoomy = useMediaQuery(ROOMY);
  const [isOpen, setOpen] = useState(defaultOpen ?? isRoomy);
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Button
          variant="quiet"
          size="small"
          icon={isOpen ? 'chevrons-down-up' : 'sliders-horizontal'}
          aria-expanded={isOpen}
          data-filter-toggle
          {...(isOpen ? { 'aria-controls': formId } : {})}
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? list.closeFilters : list.openFilters}
        </Button>
        {aside}
      </div>
      {isOpen && <FilterForm id={formId} filters={filters} />}
      <div className={styles.active}>
        <FilterConditions filters={filters} />
        {after}
      </div>
    </div>
  );
}

function sizeOf(field: FilterField): string | undefined {
  if ('from' in field) return styles.dates;
  switch (field.size) {
    case 'large':
      return styles.large;
    case 'medium':
      return styles.medium;
    case 'small':
    case undefined:
      return undefined;
  }
}

function FilterForm({ id, filters }: { readonly id: string; readonly filters: FilterDraft }): ReactNode {
  const { list } = useKitMessages();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    filters.search();
  };
  return (
    <search className={styles.sheet} id={id} aria-label={list.filters}>
      <form onSubmit={submit} className={styles.grid}>
        {filters.fields.map(field => (
          <div key={namesOf(field).join()} className={sizeOf(field)}>
            <FilterControl field={field} draft={filters} />
          </div>
        ))}
        <div className={styles.search}>
          <Button type="submit" variant="filled" fullWidth>
            {list.search}
          </Button>
        </div>
      </form>
    </search>
  );
}
