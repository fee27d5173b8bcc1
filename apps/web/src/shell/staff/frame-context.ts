import { createContext, type ReactNode, useContext } from 'react';

/** What a page of staff needs of the frame around it. */
export interface StaffFrameControls {
  /** Opens the menu, where it does not stand beside the page. */
  readonly openMenu: () => void;
  /** What a page shows under its header where the menu does not stand beside it. */
  readonly strip: ReactNode;
}

export const StaffFrameContext = createContext<StaffFrameControls | undefined>(undefined);

/** The frame around the page; undefined outside of one. */
export function useStaffFrame(): StaffFrameControls | undefined {
  return useContext(StaffFrameContext);
}
