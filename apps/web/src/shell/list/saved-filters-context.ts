import { type ComponentType, createContext } from 'react';
import type { SearchTexts } from '../router/search.ts';

export interface SavedFiltersProps {
  /** The filters that are active now. */
  readonly filters: SearchTexts;
  readonly filterBy: (filters: SearchTexts) => void;
}

/** What lists show for a user's saved filters. An area provides it, so that the list kit knows no feature. */
export const SavedFiltersContext = createContext<ComponentType<SavedFiltersProps> | undefined>(undefined);
