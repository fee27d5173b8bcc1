import { toHalfWidth } from '../text-field/normalisations.ts';

/** The addresses in a text: separated by commas of any width, 、, line breaks or spaces; without duplicates. */
export function readAddresses(text: string): readonly string[] {
  return [...new Set(halfWidthCommas(text).split(/[,\s]+/))].filter(one => one !== '');
}

/** Makes characters half-width while typing; 、 becomes a comma. */
export function halfWidthCommas(text: string): string {
  return toHalfWidth(text).replace(/[、､]/g, ',');
}

/** The stored form of a list of addresses: separated by a comma and a space. */
export function joinAddresses(addresses: readonly string[]): string {
  return addresses.join(', ');
}

/** What the field shows after blur. */
export function normaliseAddresses(text: string): string {
  return joinAddresses(readAddresses(text));
}
