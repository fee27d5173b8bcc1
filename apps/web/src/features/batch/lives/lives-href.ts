import { staffPaths } from '../../../shell/router/staff-paths.ts';

export const SLOT_SETS = ['active', 'trouble', 'all'] as const;
export type SlotSet = (typeof SLOT_SETS)[number];

/** The list of one set of the slots, optionally of a range of days. The active ones are the list without a set. */
export function livesHref(set: SlotSet, days: { readonly dateFrom?: string; readonly dateTo?: string } = {}): string {
  const search = new URLSearchParams({ ...(set === 'active' ? {} : { set }), ...days });
  return search.size === 0 ? staffPaths.admin.lives : `${staffPaths.admin.lives}?${search}`;
}
