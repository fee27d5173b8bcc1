import type { ListRules } from '../../shell/list/paging.ts';

export type MessageSort = 'createdAt' | 'kana';

/** The couple sees the newest messages first. */
export const MESSAGE_LIST: ListRules<MessageSort> = { sorts: ['createdAt', 'kana'], order: 'DESC' };
