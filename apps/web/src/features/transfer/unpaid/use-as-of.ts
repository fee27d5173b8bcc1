import { unpaidList } from '@kotohogi/contract/lists';
import { instant } from '@kotohogi/domain/kernel/instant';
import { dateOf } from '@kotohogi/domain/kernel/jst';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { readFilterTexts } from '../../../shell/list/use-list-search.ts';
import { type SearchTexts, stringifySearch } from '../../../shell/router/search.ts';

/** The day of a balance in the URL, none for today. Other parameters stay: the page can have a list of its own. */
export function useAsOf() {
  const search: SearchTexts = useSearch({ strict: false });
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const today = dateOf(instant(Date.now()));
  const { asOf } = readFilterTexts(search, unpaidList);
  return {
    today,
    filters: asOf === undefined ? {} : { asOf },
    show: (day: string) =>
      void navigate({
        href: pathname + stringifySearch({ ...search, asOf: day === today ? undefined : day }),
        resetScroll: false,
      }),
  };
}
