import type { ThemeName } from '@kotohogi/themes/theme-names';
import { useLayoutEffect } from 'react';
import { type Density, setDensity, setTheme } from './theme.ts';

/** Dresses the page while the calling part is on it: every area's layout says which theme and density it wears. */
export function useTheme(theme: ThemeName, density: Density): void {
  useLayoutEffect(() => {
    setTheme(theme);
    setDensity(density);
  }, [theme, density]);
}
