import axe from 'axe-core';
import { expect } from 'vitest';
import { animationsEnded } from './animations-ended.ts';

/** Expects axe to find nothing in a part of the page, once its animations have ended; `off` are rules of whole pages. */
export async function expectAccessible(part = 'body', off: readonly string[] = []): Promise<void> {
  await animationsEnded();
  const rules = Object.fromEntries(off.map(rule => [rule, { enabled: false }]));
  const { violations } = await axe.run(part, { rules: { 'target-size': { enabled: true }, ...rules } });
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
}

/** Rules that a part without its page cannot satisfy. */
export const OF_PAGES = ['region', 'page-has-heading-one'];
