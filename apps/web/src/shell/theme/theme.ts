import { assertThemeName, type ThemeName } from '@kotohogi/themes/theme-names';

/**
 * Applies a theme to the whole page; null removes it. Any other name is a TypeError
 * (docs/product/pattern.md#what-comes-with-it).
 */
export function setTheme(name: ThemeName | null): void {
  assertThemeName(name);
  const root = document.documentElement;
  if (name === null) delete root.dataset.theme;
  else root.dataset.theme = name;
}

export type Density = 'guest' | 'couple' | 'staff';

/** Sets the density: guests get spacious pages, staff get compact ones. */
export function setDensity(density: Density): void {
  document.documentElement.dataset.density = density;
}
