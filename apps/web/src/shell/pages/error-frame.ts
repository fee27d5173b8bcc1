import type { PatternName } from '@kotohogi/themes/theme-names';
import { createContext, useContext } from 'react';

/** What an error page takes over from its frame. */
interface ErrorFrame {
  /** The pattern of the wedding the page belongs to. */
  readonly pattern: PatternName;
  /** The frame already has a main element, and the page is rendered in it. */
  readonly hasMain: boolean;
}

export const ErrorFrameContext = createContext<ErrorFrame | undefined>(undefined);

/** The wedding's frame around the page; undefined outside of one. */
export function useErrorFrame(): ErrorFrame | undefined {
  return useContext(ErrorFrameContext);
}
