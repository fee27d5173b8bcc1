import { createContext, useContext } from 'react';

/** What every page of a facility knows of it. */
export interface FacilityArea {
  readonly id: number;
  readonly accountId: string;
  readonly companyAccountId: string;
  readonly name: string;
  /** Permission names of the user here, as the server told them: a page asks and never derives. */
  readonly abilities: ReadonlySet<string>;
}

export const FacilityContext = createContext<FacilityArea | undefined>(undefined);

/** The facility whose area the page belongs to. */
export function useFacility(): FacilityArea {
  const facility = useContext(FacilityContext);
  if (facility === undefined) throw new Error('useFacility needs the area of a facility around it');
  return facility;
}
