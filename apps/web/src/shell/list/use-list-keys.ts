import { useEffect } from 'react';

/** Elements that take letters as input, or that are open over the page. */
const TYPING =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable], ' +
  '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

const content = () => document.querySelector('main') ?? document.body;

function focusSearch(): boolean {
  const field = content().querySelector<HTMLElement>('search input');
  field?.focus();
  return field !== null;
}

/** Moves the focus to the next or previous row, also from a box or button of a row; from elsewhere to the first one. */
function moveFocus(step: 1 | -1): void {
  const rows = [...content().querySelectorAll<HTMLElement>('[data-row-link]')];
  const current = rows.findIndex(row => (row.closest('tr, li') ?? row).contains(document.activeElement));
  const next = current === -1 ? rows[0] : rows[current + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

function handle(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  if (event.target instanceof Element && event.target.closest(TYPING) !== null) return false;
  if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return false;
  if (event.key === 'j' || event.key === 'k') {
    moveFocus(event.key === 'j' ? 1 : -1);
    return true;
  }
  if (event.key !== '/') return false;
  if (focusSearch()) return true;
  const toggle = content().querySelector<HTMLElement>('[data-filter-toggle]');
  toggle?.click();
  requestAnimationFrame(focusSearch);
  return toggle !== null;
}

/** The keys of every list: `/` to its search, j and k through its rows; Enter opens one (docs/product/list.md#keys). */
export function useListKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (handle(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
