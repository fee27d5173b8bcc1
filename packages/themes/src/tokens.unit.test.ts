import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from './drawing/colour.ts';
import { NATURAL_MANIFEST } from './natural/manifest.ts';
import { PAPER_COLOURS } from './paper-colours.ts';
import { PATTERN_NAMES, THEME_NAMES, type ThemeName } from './theme-names.ts';

/** The top-level rules, without comments, imports and media blocks, whose values are conditional. */
const css = ['themes.css', 'tokens.css']
  .map(file => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('\n')
  .replaceAll(/\/\*[\s\S]*?\*\//g, '')
  .replaceAll(/@import[^;]*;/g, '')
  .replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');

/** Reads the custom properties of every block whose selector matches. */
function roles(matches: (selector: string) => boolean): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').some(selector => matches(selector.trim()))) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) found.set(name, value.trim());
  }
  return found;
}

const shared = roles(selector => selector === ':root');
const themeOf = (theme: ThemeName) =>
  new Map([...shared, ...roles(selector => selector === `[data-theme='${theme}']`)]);

const GROUNDS = ['paper', 'sunken', 'surface', 'accent-soft', 'blush-soft'];
const PLAIN = ['paper', 'sunken', 'surface'];
const STATES = ['ok', 'info', 'warn', 'bad'];

/** Every text role with every background it may be used on. */
const TEXT_PAIRS: readonly (readonly [text: string, ground: string])[] = [
  ...['ink', 'ink-2', 'ink-3', 'accent-text'].flatMap(text => GROUNDS.map(ground => [text, ground] as const)),
  ...['blush-text', 'gold-text'].flatMap(text => [...PLAIN, 'blush-soft'].map(ground => [text, ground] as const)),
  ...STATES.flatMap(state => [...PLAIN, `${state}-soft`].map(ground => [`${state}-text`, ground] as const)),
  ...STATES.map(state => ['ink', `${state}-soft`] as const),
  ...PLAIN.map(ground => ['live-text', ground] as const),
  ['on-accent', 'accent'],
  ['warn-on', 'warn'],
  ['bad-on', 'bad'],
  ['on-video', 'live-text'],
];

const EDGE_PAIRS: readonly (readonly [edge: string, ground: string])[] = [
  ...['edge', 'accent', 'focus'].flatMap(edge => PLAIN.map(ground => [edge, ground] as const)),
  ...['live', 'ok', 'info', 'bad'].map(edge => [edge, 'surface'] as const),
];

describe.each(THEME_NAMES)('the theme %s', theme => {
  const values = themeOf(theme);
  const ratio = ([front, ground]: readonly [string, string]) =>
    contrast(values.get(front) ?? `missing --${front}`, values.get(ground) ?? `missing --${ground}`);

  it('has its own block with the same roles as every other', () => {
    const own = (name: ThemeName) =>
      [...roles(selector => selector === `[data-theme='${name}']`).keys()]
        .filter(role => !role.startsWith('live'))
        .sort();
    expect(own(theme)).toEqual(own('default'));
    expect(own(theme).length).toBeGreaterThanOrEqual(18);
  });

  it.each(TEXT_PAIRS)('sets %s on %s at 4.5:1 or more', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGE_PAIRS)('draws %s on %s at 3:1 or more', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(3);
  });
});

it('keeps white text on the scrim legible over the brightest video', () => {
  const [, r = '', g = '', b = '', alpha = ''] =
    /rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/.exec(shared.get('scrim') ?? '') ?? [];
  const over = (channel: string) => Math.round(Number(channel) * Number(alpha) + 255 * (1 - Number(alpha)));
  const ground = `#${[r, g, b].map(channel => over(channel).toString(16).padStart(2, '0')).join('')}`;
  expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(4.5);
});

it.each(PATTERN_NAMES)('sets mails in the colours of %s', name => {
  const values = themeOf(name);
  for (const [role, colour] of Object.entries(PAPER_COLOURS[name]))
    expect(values.get(role.replace(/[A-Z]|\d/, sign => `-${sign.toLowerCase()}`)), role).toBe(colour);
});

it('has the same palette in code as in the style sheet', () => {
  const values = themeOf('natural');
  for (const [role, colour] of Object.entries(NATURAL_MANIFEST.palette)) {
    expect(values.get(role.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)), role).toBe(colour);
  }
});
