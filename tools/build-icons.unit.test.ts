import { readFileSync } from 'node:fs';
import { ICON_NAMES } from '@kotohogi/themes/icons';
import { expect, it } from 'vitest';
import { renderSprite, SPRITE_FILE } from './build-icons.ts';

it('is up to date in the repository', () => {
  expect(readFileSync(SPRITE_FILE, 'utf8') === renderSprite(), 'stale: run node tools/build-icons.ts').toBe(true);
});

it('has every icon once, in the color of the text', () => {
  const ids = [...renderSprite().matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...ICON_NAMES]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(renderSprite().match(/stroke="currentColor"/g)).toHaveLength(ids.length);
});
