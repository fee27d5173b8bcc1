import { THEME_NAMES } from '@kotohogi/themes/theme-names';
import { stringifySearch } from '../../shell/router/search.ts';

/** The widths a page of the gallery can be looked at in, in px; `fit` takes what is there. */
export const WIDTHS = ['fit', '375', '768', '1280'] as const;
export const DENSITIES = ['auto', 'guest', 'couple', 'staff'] as const;
export const TEXT_SIZES = ['100', '200'] as const;

/** How a page of the gallery is looked at: what the address says, defaults left out. */
export type Look = {
  readonly theme?: string;
  readonly density?: string;
  readonly width?: string;
  readonly text?: string;
};

const known = (value: unknown, values: readonly string[]) => values.find(one => one === value && one !== values[0]);

/** Reads the look out of an address; what is unknown or the default is left out. */
export function readLook(search: Readonly<Record<string, unknown>>): Look {
  const look = {
    theme: known(search.theme, THEME_NAMES),
    density: known(search.density, DENSITIES),
    width: known(search.width, WIDTHS),
    text: known(search.text, TEXT_SIZES),
  };
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined));
}

/** The address of a page of the gallery, alone. */
export function frameHref(section: string, { theme, density, text }: Look): string {
  return `/docs/frames/child${stringifySearch({ section, theme, density, text })}`;
}
