import { createContext, useContext } from 'react';

/** The facility data available to all its pages. */
export interface FacilityArea {
  readonly id: number;
  readonly accountId: string;
  readonly companyAccountId: string;
  readonly name: string;
  /** The user's permission names here, as sent by the server: pages check them and never derive their own. */
  readonly abilities: ReadonlySet<string>;
}

export const FacilityContext = createContext<FacilityArea | undefined>(undefined);

/** The facility of the page's area. */
export function useFacility(): FacilityArea {
  const facility = useContext(FacilityContext);
  if (facility === undefined) throw new Error('useFacility needs the area of a facility around it');
  return facility;
}
