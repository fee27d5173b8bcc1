import type { NavItem } from '@kotohogi/ui/drawer';
import { type ReactNode, useEffect, useState } from 'react';
import { lazyOnOpen } from '../../shell/lazy.tsx';
import type { SearchScope } from './api.ts';
import type { ResultPages } from './result-groups.ts';
import type { SearchPaletteProps } from './search-palette.tsx';

const Palette = lazyOnOpen<SearchPaletteProps>(async () => (await import('./search-palette.tsx')).SearchPalette);

/** What the frame of a staff area needs for its search. */
interface AreaSearch {
  readonly open: () => void;
  readonly dialog: ReactNode;
}

const isShortcut = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** The search of an area, opened by Ctrl+K, ⌘K or a button of the frame. */
export function useAreaSearch(scope: SearchScope, items: readonly NavItem[], pages: ResultPages): AreaSearch {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return {
    open: () => setOpen(true),
    dialog: <Palette isOpen={isOpen} onClose={() => setOpen(false)} scope={scope} items={items} pages={pages} />,
  };
}
