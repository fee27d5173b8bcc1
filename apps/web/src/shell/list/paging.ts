import { DEFAULT_PAGE_SIZE, type ListRules, type ListState } from '@kotohogi/contract/kit/list';

/** The state for a URL: only values that differ from the defaults. */
export function writeState(state: ListState<string>, rules: ListRules): Readonly<Record<string, string>> {
  return {
    ...(state.page === 1 ? {} : { page: String(state.page) }),
    ...(state.limit === DEFAULT_PAGE_SIZE ? {} : { limit: String(state.limit) }),
    ...(state.sort === rules.sorts[0] ? {} : { sort: state.sort }),
    ...(state.order === rules.order ? {} : { order: state.order }),
  };
}
