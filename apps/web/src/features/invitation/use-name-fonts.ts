import { useEffect } from 'react';

/**
 * Loads the full fonts for arbitrary text: names, greetings. Their list of slices loads apart from the page, because it
 * is larger than the page's own styles (themes: fonts-names.css).
 */
export function useNameFonts(): void {
  useEffect(() => void import('@kotohogi/themes/fonts-names.css'), []);
}
