import type { ThemeName } from '@kotohogi/themes/theme-names';
import { useLayoutEffect } from 'react';
import { type Density, setDensity, setTheme } from './theme.ts';

/** Applies a theme and density to the page while the caller is mounted: every area's layout sets its own. */
export function useTheme(theme: ThemeName, density: Density): void {
  useLayoutEffect(() => {
    setTheme(theme);
    setDensity(density);
  }, [theme, density]);
}
