import { expect, it } from 'vitest';
import { perforatedPath } from './sheet.ts';

it('fits a whole number of holes to each side and closes the sheet', () => {
  const path = perforatedPath({ x: 0, y: 0, width: 100, height: 50 }, { pitch: 10, radius: 3 });
  expect(path.match(/A3 3/g)).toHaveLength(30);
  expect(path).toMatch(/^M0 0H2A3 3 0 0 0 8 0/);
  expect(path.endsWith('Z')).toBe(true);
});

it('leaves paper at the corners for any size', () => {
  for (const width of [94, 101, 333]) {
    const path = perforatedPath({ x: 0, y: 0, width, height: 60 }, { pitch: 10.4, radius: 3.1 });
    const first = Number(/^M0 0H([\d.]+)/.exec(path)?.[1]);
    expect(first).toBeGreaterThan(1);
  }
});
