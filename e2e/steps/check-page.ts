import { expect } from '@playwright/test';
import type { Person } from './actors.ts';
import { axeFindings } from './axe.ts';
import { seesNoOverflow } from './controls.ts';
import { settle } from './settle.ts';

/** Checks the page in its current state: no accessibility faults, no horizontal scrolling. */
export async function checkPage({ page }: Person): Promise<void> {
  await page.evaluate(settle);
  expect(await axeFindings(page)).toEqual([]);
  await seesNoOverflow(page);
}
