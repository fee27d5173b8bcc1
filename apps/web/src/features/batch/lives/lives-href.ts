import { staffPaths } from '../../../shell/router/staff-paths.ts';

export const SLOT_SETS = ['active', 'trouble', 'all'] as const;
export type SlotSet = (typeof SLOT_SETS)[number];

/** The address of the list of one set of slots, optionally of a range of days; without a set, of the active slots. */
export function livesHref(set: SlotSet, days: { readonly dateFrom?: string; readonly dateTo?: string } = {}): string {
  const search = new URLSearchParams({ ...(set === 'active' ? {} : { set }), ...days });
  return search.size === 0 ? staffPaths.admin.lives : `${staffPaths.admin.lives}?${search}`;
}
