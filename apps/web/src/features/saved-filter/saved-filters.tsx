import type { SavedFilterRow } from '@kotohogi/contract/saved-filter';
import { Button } from '@kotohogi/ui/button';
import { IconButton } from '@kotohogi/ui/icon-button';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import type { SavedFiltersProps } from '../../shell/list/saved-filters-context.ts';
import { useRemoveFilters, useSavedFilters, useSaveFilters } from './api.ts';
import type { ja } from './messages.ja.ts';
import { isSame } from './same-filters.ts';
import styles from './saved-filters.module.css';

const t = textsOf<typeof ja>();

// The form is loaded when it is needed.
const SaveDialog = lazy(async () => ({ default: (await import('./save-dialog.tsx')).SaveDialog }));

interface SavedProps {
  readonly row: SavedFilterRow;
  readonly isActive: boolean;
  readonly onApply: () => void;
  readonly onRemove: () => void;
}

/** One set of saved filters: a press applies it. */
function Saved({ row, isActive, onApply, onRemove }: SavedProps) {
  const { name } = row;
  return (
    <li className={styles.saved} data-active={isActive || undefined}>
      <Button variant="quiet" size="small" aria-pressed={isActive} onPress={onApply}>
        {name}
      </Button>
      <IconButton icon="x" label={t('savedFilter.remove', { name })} tooltip="none" onPress={onRemove} />
    </li>
  );
}

/** The user's saved filters of the list on this page; the active filters can be saved (docs/product/list.md#saved-filters). */
export function SavedFilters({ filters, filterBy }: SavedFiltersProps) {
  const { pathname } = useLocation();
  const list = pathname.replace(/\/$/, '');
  const rows = useSavedFilters(list).data?.rows ?? [];
  const { mutate: remove } = useRemoveFilters(list);
  const { mutate: saveAgain } = useSaveFilters(list);
  const [isNaming, setNaming] = useState(false);
  const show = useSnackbar();
  const notify = useFailureNotice();
  const canSave = Object.keys(filters).length > 0 && rows.every(row => !isSame(row.filters, filters));
  if (rows.length === 0 && !canSave) return null;
  const drop = ({ id, name, filters: kept }: SavedFilterRow) =>
    remove(id, {
      onSuccess: () =>
        show({
          text: t('savedFilter.removed', { name }),
          action: { label: t('savedFilter.undo'), onPress: () => saveAgain({ name, filters: kept }) },
        }),
      onError: error => notify(error),
    });
  return (
    <div className={styles.line}>
      {rows.length > 0 && (
        <ul className={styles.list} aria-label={t('savedFilter.list')}>
          {rows.map(row => (
            <Saved
              key={row.id}
              row={row}
              isActive={isSame(row.filters, filters)}
              onApply={() => filterBy(row.filters)}
              onRemove={() => drop(row)}
            />
          ))}
        </ul>
      )}
      {canSave && (
        <Button variant="quiet" size="small" icon="plus" onPress={() => setNaming(true)}>
          {t('savedFilter.save')}
        </Button>
      )}
      {isNaming && (
        <Suspense>
          <SaveDialog list={list} filters={filters} onClose={() => setNaming(false)} />
        </Suspense>
      )}
    </div>
  );
}
