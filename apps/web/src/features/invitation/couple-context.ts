import { createContext, useContext } from 'react';
import type { CoupleInfo } from './api.ts';

/** The wedding of the couple's pages; provided by the layout of their area. */
export const CoupleContext = createContext<CoupleInfo | undefined>(undefined);

/** The wedding of the page. Throws outside the couple's area. */
export function useCouple(): CoupleInfo {
  const info = useContext(CoupleContext);
  if (info === undefined) throw new Error('a part of the couple’s area was rendered outside it');
  return info;
}
