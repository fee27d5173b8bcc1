import type { ja } from './messages.ja.ts';

/** Texts of the search, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'search.label': 'Search',
  'search.placeholder.facility': 'Name, reservation ID, key, hall, staff',
  'search.placeholder.company': 'Venue, staff',
  'search.placeholder.platform': 'Name, reservation ID, key, company, venue, user',
  'search.pages': 'Pages',
  'search.recent': 'Recently opened',
  'search.weddings': 'Weddings',
  'search.halls': 'Halls',
  'search.facilities': 'Venues',
  'search.companies': 'Companies',
  'search.users': 'Users',
  'search.none': 'Nothing matches “{text}”.',
  'search.more': 'There are more weddings. Keep typing to narrow them down.',
  'search.offline': 'You are offline. The search runs as soon as you are back online.',
  'search.hint': '↑↓ to choose, Enter to open, Esc to close.',
};
