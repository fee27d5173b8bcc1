import type { SearchResult } from '@kotohogi/contract/search';
import type { PaletteGroup, PaletteItem } from '@kotohogi/ui/command-palette';
import type { NavItem } from '@kotohogi/ui/drawer';
import { joinedText } from '../../shell/formats.office.ts';
import { dateTimeText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { staffPaths } from '../../shell/router/staff-paths.ts';
import { coupleFullText } from '../wedding/index.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The pages of results that depend on the area; without one, results of that kind are not shown. */
export interface ResultPages {
  readonly hall?: (id: number) => string;
  readonly user?: (id: number) => string;
  readonly company?: (company: SearchResult['companies'][number]) => string;
  readonly facility?: (facility: SearchResult['facilities'][number]) => string;
}

type Named = Omit<PaletteItem, 'href' | 'id'> & { readonly id: number };

function itemsOf<Row>(
  kind: string,
  rows: readonly Row[],
  href: ((row: Row) => string) | undefined,
  toItem: (row: Row) => Named,
): readonly PaletteItem[] {
  if (href === undefined) return [];
  return rows.map(row => ({ ...toItem(row), id: `${kind}-${toItem(row).id}`, href: href(row) }));
}

/** The results as groups of entries, empty ones left out. `withVenue`: weddings of several venues are searched. */
export function groupsOf(found: SearchResult, pages: ResultPages, withVenue: boolean): readonly PaletteGroup[] {
  const { hall, user } = pages;
  const groups: readonly PaletteGroup[] = [
    {
      id: 'weddings',
      title: t('search.weddings'),
      items: found.weddings.map(row => ({
        id: `wedding-${row.id}`,
        icon: 'heart-handshake',
        label: coupleFullText(row.couple),
        detail: joinedText('facts', [
          dateTimeText(row.startsAt),
          ...(withVenue ? [row.facilityName] : []),
          row.hallName,
          row.reservationId,
        ]),
        href: staffPaths.facility.wedding(row.companyAccountId, row.facilityAccountId, row.id),
      })),
    },
    {
      id: 'companies',
      title: t('search.companies'),
      items: itemsOf('company', found.companies, pages.company, row => ({
        ...{ id: row.id, icon: 'building-2', label: row.name, detail: row.accountId },
      })),
    },
    {
      id: 'facilities',
      title: t('search.facilities'),
      items: itemsOf('facility', found.facilities, pages.facility, row => ({
        ...{ id: row.id, icon: 'church', label: row.name, detail: row.companyName },
      })),
    },
    {
      id: 'halls',
      title: t('search.halls'),
      items: itemsOf('hall', found.halls, hall && (row => hall(row.id)), row => ({
        ...{ id: row.id, icon: 'church', label: row.name, detail: row.venue || undefined },
      })),
    },
    {
      id: 'users',
      title: t('search.users'),
      items: itemsOf('user', found.users, user && (row => user(row.id)), row => ({
        ...{ id: row.id, icon: 'user', label: row.name || row.email, detail: row.email },
      })),
    },
  ];
  return groups.filter(group => group.items.length > 0);
}

/** The pages of the area that the user may open and whose name contains the text. */
export function pagesOf(items: readonly NavItem[], text: string): readonly PaletteGroup[] {
  const wanted = text.trim().toLowerCase();
  const shown = items
    .flatMap(item => ('children' in item ? item.children : [item]))
    .filter(link => link.isHidden !== true && link.isDisabled !== true)
    .filter(({ label }) => label.toLowerCase().includes(wanted))
    .map(({ id, label, icon, href }): PaletteItem => ({ id: `page-${id}`, icon: icon ?? 'arrow-right', label, href }));
  return shown.length === 0 ? [] : [{ id: 'pages', title: t('search.pages'), items: shown }];
}
