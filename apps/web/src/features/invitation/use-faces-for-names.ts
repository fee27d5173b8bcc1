import { useEffect } from 'react';

/**
 * Loads the whole faces for words nobody can foresee: names, greetings. Their list of slices comes apart from the page,
 * since it is larger than the page's own styles (themes: fonts-names.css).
 */
export function useFacesForNames(): void {
  useEffect(() => void import('@kotohogi/themes/fonts-names.css'), []);
}
