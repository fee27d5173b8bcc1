import { type ComponentType, createContext } from 'react';
import type { SearchTexts } from '../router/search.ts';

export interface SavedFiltersProps {
  /** The filters that are active now. */
  readonly filters: SearchTexts;
  readonly filterBy: (filters: SearchTexts) => void;
}

/** The part of a list for saved filters. The area provides it, so that the list kit does not import a feature. */
export const SavedFiltersContext = createContext<ComponentType<SavedFiltersProps> | undefined>(undefined);
