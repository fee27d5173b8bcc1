import type { SavedFilterRow } from '@kotohogi/contract/saved-filter';
import { Button } from '@kotohogi/ui/button';
import { Menu } from '@kotohogi/ui/menu';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import type { SavedFiltersProps } from '../../shell/list/saved-filters-context.ts';
import { useRemoveFilters, useRenameFilters, useSavedFilters, useSaveFilters } from './api.ts';
import type { ja } from './messages.ja.ts';
import { isSame } from './same-filters.ts';
import styles from './saved-filters.module.css';

const t = textsOf<typeof ja>();

// The form is loaded when it is needed.
const NameDialog = lazy(async () => ({ default: (await import('./name-dialog.tsx')).NameDialog }));

interface SavedProps {
  readonly row: SavedFilterRow;
  readonly isActive: boolean;
  readonly onApply: () => void;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** One set of saved filters: a press applies it, its menu renames or deletes it. */
function Saved({ row, isActive, onApply, onRename, onRemove }: SavedProps) {
  const { name } = row;
  return (
    <li className={styles.saved} data-active={isActive || undefined}>
      <Button variant="quiet" size="small" aria-pressed={isActive} onPress={onApply}>
        {name}
      </Button>
      <Menu
        label={t('savedFilter.menu', { name })}
        items={[
          { id: 'rename', label: t('savedFilter.rename'), icon: 'pencil', onAction: onRename },
          { id: 'remove', label: t('savedFilter.remove'), icon: 'trash-2', onAction: onRemove },
        ]}
      />
    </li>
  );
}

/** The user's saved filters of the list on this page; the active filters can be saved (docs/product/list.md#saved-filters). */
export function SavedFilters({ filters, filterBy }: SavedFiltersProps) {
  const { pathname } = useLocation();
  const list = pathname.replace(/\/$/, '');
  const rows = useSavedFilters(list).data?.rows ?? [];
  const { mutate: remove } = useRemoveFilters(list);
  const { mutate: saveAgain, mutateAsync: save } = useSaveFilters(list);
  const { mutateAsync: rename } = useRenameFilters(list);
  // The filters whose name is asked for: the active ones, or saved ones.
  const [naming, setNaming] = useState<'active' | SavedFilterRow>();
  const show = useSnackbar();
  const notify = useFailureNotice();
  const canSave = Object.keys(filters).length > 0 && rows.every(row => !isSame(row.filters, filters));
  if (rows.length === 0 && !canSave) return null;
  const saveAs = async (name: string) => {
    await save({ name, filters: { ...filters } });
    show({ tone: 'ok', text: t('savedFilter.saved', { name }) });
  };
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
              onRename={() => setNaming(row)}
              onRemove={() => drop(row)}
            />
          ))}
        </ul>
      )}
      {canSave && (
        <Button variant="quiet" size="small" icon="plus" onPress={() => setNaming('active')}>
          {t('savedFilter.save')}
        </Button>
      )}
      {naming !== undefined && (
        <Suspense>
          {naming === 'active' ? (
            <NameDialog
              title={t('savedFilter.save')}
              hint={t('savedFilter.name.hint')}
              onSave={saveAs}
              onClose={() => setNaming(undefined)}
            />
          ) : (
            <NameDialog
              title={t('savedFilter.rename.title', { name: naming.name })}
              defaultName={naming.name}
              onSave={name => rename({ id: naming.id, name })}
              onClose={() => setNaming(undefined)}
            />
          )}
        </Suspense>
      )}
    </div>
  );
}
