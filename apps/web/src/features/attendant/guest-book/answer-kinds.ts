import type { Answer } from '@kotohogi/domain/attendant/types';

/** The leaf colors of each answer. */
export const LEAF_OF: Readonly<Record<Answer, { readonly fill: string; readonly edge: string }>> = {
  attendance: { fill: '#bcd3a6', edge: '#7fa070' },
  'view-archive': { fill: '#f7dfa0', edge: '#c9a03f' },
  absence: { fill: '#e3dcd2', edge: '#a99d8c' },
};
