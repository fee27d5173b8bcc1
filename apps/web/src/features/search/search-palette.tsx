import { CommandPalette, type PaletteItem } from '@kotohogi/ui/command-palette';
import type { NavItem } from '@kotohogi/ui/drawer';
import { useState } from 'react';
import { partFailureOf } from '../../shell/api/failure-of.ts';
import { useDebounced } from '../../shell/clock/use-debounced.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { useOnline } from '../../shell/network/online.ts';
import { type SearchScope, useSearchResult } from './api.ts';
import type { ja } from './messages.ja.ts';
import { groupsOf, pagesOf, type ResultPages } from './result-groups.ts';

const t = textsOf<typeof ja>();

/** The pause in typing before a request is sent. */
const REST_MS = 150;
/** How many recently opened results are offered. */
const RECENT = 5;

export interface SearchPaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly scope: SearchScope;
  /** The navigation of the area. */
  readonly items: readonly NavItem[];
  readonly pages: ResultPages;
}

/** Finds everything the user may see in the area, and its pages (docs/product/search.md). */
export function SearchPalette({ isOpen, onClose, scope, items, pages }: SearchPaletteProps) {
  const [text, setText] = useState('');
  // Only in memory: names of couples do not stay on a shared computer.
  const [recent, setRecent] = useState<readonly PaletteItem[]>([]);
  const isOnline = useOnline();
  const typed = text.trim();
  const asked = useDebounced(typed, REST_MS);
  const query = useSearchResult(scope, asked);
  const failure = partFailureOf(query);
  const found = typed === '' || failure !== undefined ? undefined : query.data;
  const results = found === undefined ? [] : groupsOf(found, pages, scope.kind === 'platform');
  const offered = typed === '' && recent.length > 0 ? [{ id: 'recent', title: t('search.recent'), items: recent }] : [];
  const groups = [...offered, ...results, ...pagesOf(items, typed)];
  const isBusy = typed !== '' && isOnline && (query.isFetching || asked !== typed);
  const isNothing = typed !== '' && !isBusy && failure === undefined && groups.length === 0;
  const close = () => {
    setText('');
    onClose();
  };
  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={close}
      label={t('search.label')}
      placeholder={t(`search.placeholder.${scope.kind}`)}
      value={text}
      onChange={setText}
      groups={groups}
      isBusy={isBusy}
      notice={
        (!isOnline && t('search.offline')) ||
        failure?.userMessage ||
        (isNothing && t('search.none', { text: typed })) ||
        (found?.hasMoreWeddings === true && t('search.more')) ||
        undefined
      }
      hint={t('search.hint')}
      onChoose={item => {
        if (!item.id.startsWith('page-')) {
          setRecent([item, ...recent.filter(one => one.id !== item.id)].slice(0, RECENT));
        }
      }}
    />
  );
}
