/**
 * The lists of a wedding for its hosts: in a file of their own, because guests load the rest of those contracts and
 * their first page is at its budget.
 */
import { ANSWERS, RELATION_SHIPS } from '@kotohogi/domain/attendant/types';
import type { ListRules } from './kit/list.ts';

/** The guests of a wedding. `ng`: those who are blocked, or who are not; both when omitted. */
export const guestList = {
  sorts: ['kana', 'answeredAt'],
  order: 'ASC',
  filters: { answer: ANSWERS, relationShip: RELATION_SHIPS, name: 'text', ng: 'flag' },
} as const satisfies ListRules;

/** Every message to the couple. */
export const congratulationList = {
  sorts: ['createdAt', 'kana'],
  order: 'DESC',
  filters: {},
} as const satisfies ListRules;
