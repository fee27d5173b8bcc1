import { THEME_NAMES } from '@kotohogi/themes/theme-names';
import { stringifySearch } from '../../shell/router/search.ts';

/** The widths a gallery page can be shown in, in px; `fit` takes the available width. */
export const WIDTHS = ['fit', '375', '768', '1280'] as const;
export const DENSITIES = ['auto', 'guest', 'couple', 'staff'] as const;
export const TEXT_SIZES = ['100', '200'] as const;

/** The view settings of a gallery page, from the URL; defaults are omitted. */
export type Appearance = {
  readonly theme?: string;
  readonly density?: string;
  readonly width?: string;
  readonly text?: string;
};

const known = (value: unknown, values: readonly string[]) => values.find(one => one === value && one !== values[0]);

/** Reads the view settings from a URL; unknown values and defaults are omitted. */
export function readAppearance(search: Readonly<Record<string, unknown>>): Appearance {
  const appearance = {
    theme: known(search.theme, THEME_NAMES),
    density: known(search.density, DENSITIES),
    width: known(search.width, WIDTHS),
    text: known(search.text, TEXT_SIZES),
  };
  return Object.fromEntries(Object.entries(appearance).filter(([, value]) => value !== undefined));
}

/** The URL of a single gallery page. */
export function frameHref(section: string, { theme, density, text }: Appearance): string {
  return `/docs/frames/child${stringifySearch({ section, theme, density, text })}`;
}
