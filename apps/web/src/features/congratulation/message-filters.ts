import type { ListRules } from '../../shell/list/paging.ts';

export type MessageSort = 'createdAt' | 'kana';

/** The couple reads the newest words first. */
export const MESSAGE_LIST: ListRules<MessageSort> = { sorts: ['createdAt', 'kana'], order: 'DESC' };
