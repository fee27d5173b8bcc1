/** Plain placeholder sprites for tests and the benchmark: a colored disc with a ring, as a data URL. */
export function sampleSpriteUrl(key: string): string {
  const hue = [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><circle cx="48" cy="48" r="40" fill="hsl(${hue} 70% 60%)" stroke="#fff" stroke-width="6"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
