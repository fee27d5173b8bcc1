import { createContext, useContext } from 'react';
import type { CompanyArea } from './find-company.ts';

export const CompanyContext = createContext<CompanyArea | undefined>(undefined);

/** The company of the page's area. */
export function useCompany(): CompanyArea {
  const company = useContext(CompanyContext);
  if (company === undefined) throw new Error('useCompany needs the area of a company around it');
  return company;
}
