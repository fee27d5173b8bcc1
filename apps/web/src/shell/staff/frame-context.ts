import { createContext, type ReactNode, useContext } from 'react';

/** What a staff page needs of the frame around it. */
export interface StaffFrameControls {
  /** Whose pages these are: the name of the facility, the company or the platform. */
  readonly place: string;
  /** Opens the menu, if it is not fixed next to the page. */
  readonly openMenu: () => void;
  /** Opens the search of the area. */
  readonly openSearch: (() => void) | undefined;
  /** What a page shows below its header if the menu is not fixed next to it. */
  readonly strip: ReactNode;
}

export const StaffFrameContext = createContext<StaffFrameControls | undefined>(undefined);

/** The frame around the page; undefined outside of one. */
export function useStaffFrame(): StaffFrameControls | undefined {
  return useContext(StaffFrameContext);
}
