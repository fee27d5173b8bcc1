/** The three channels of a color, 0–255. */
export type Rgb = readonly [number, number, number];

/** Parses `#rgb` or `#rrggbb`; throws TypeError for anything else. */
export function parseHex(hex: string): Rgb {
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(
    hex.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3'),
  );
  if (long === null) throw new TypeError(`not a hex colour: ${hex}`);
  const channel = (i: number) => Number.parseInt(long[i] ?? '', 16);
  return [channel(1), channel(2), channel(3)];
}

/** Mixes two colors: 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const a = parseHex(first);
  const b = parseHex(second);
  const channel = (i: 0 | 1 | 2) =>
    Math.round(a[i] + (b[i] - a[i]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

/** The contrast ratio of two opaque colors, 1–21 (WCAG 2.2, relative luminance). */
export function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = parseHex(hex).map(c => {
    const s = c / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}
