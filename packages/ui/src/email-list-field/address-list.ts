import { toHalfWidth } from '../text-field/normalisations.ts';

/** The addresses of a text: separated by commas of any width, 、, line ends or spaces; each once. */
export function readAddresses(text: string): readonly string[] {
  return [...new Set(halfWidthCommas(text).split(/[,\s]+/))].filter(one => one !== '');
}

/** Half-width signs while typing; 、 becomes a comma. */
export function halfWidthCommas(text: string): string {
  return toHalfWidth(text).replace(/[、､]/g, ',');
}

/** How a list of addresses is kept: separated by a comma and a space. */
export function joinAddresses(addresses: readonly string[]): string {
  return addresses.join(', ');
}

/** What the field shows once it is left. */
export function tidyAddresses(text: string): string {
  return joinAddresses(readAddresses(text));
}
