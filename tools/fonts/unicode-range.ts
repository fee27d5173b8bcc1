/** The characters sorted by code point. */
export function byCodePoint(characters: ReadonlySet<string>): string[] {
  return [...characters].sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0));
}

/** Formats a CSS unicode-range; adjacent code points are merged. */
export function unicodeRange(characters: ReadonlySet<string>): string {
  const runs: { from: number; to: number }[] = [];
  for (const character of byCodePoint(characters)) {
    const code = character.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    if (last && code === last.to + 1) last.to = code;
    else runs.push({ from: code, to: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

/** Parses from a style sheet the characters that the fonts of a family contain. */
export function parseUnicodeRanges(css: string, family: string): Set<string> {
  const characters = new Set<string>();
  for (const [face] of css.matchAll(/@font-face\s*\{[^}]*\}/g)) {
    if (!face.includes(`'${family}'`)) continue;
    for (const [, from = '', to = from] of face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)) {
      for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1)
        characters.add(String.fromCodePoint(code));
    }
  }
  return characters;
}
