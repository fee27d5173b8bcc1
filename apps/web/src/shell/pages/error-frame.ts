import type { PatternName } from '@kotohogi/themes/theme-names';
import { createContext, useContext } from 'react';

/** What a page that cannot be shown takes over from the frame it would have stood in. */
interface ErrorFrame {
  /** The pattern of the wedding whose page it would have been. */
  readonly pattern: PatternName;
  /** The frame has a main part already, and the page stands in it. */
  readonly hasMain: boolean;
}

export const ErrorFrameContext = createContext<ErrorFrame | undefined>(undefined);

/** The wedding's frame around the page; undefined outside of one. */
export function useErrorFrame(): ErrorFrame | undefined {
  return useContext(ErrorFrameContext);
}
