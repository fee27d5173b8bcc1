import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { IconButton } from '../icon-button/index.ts';
import { AppHeader, DynamicHeader } from './index.ts';

afterEach(async () => {
  scrollTo(0, 0);
  await page.viewport(1024, 900);
});

function header(): HTMLElement {
  const found = document.querySelector('header');
  if (found === null) throw new Error('no header');
  return found;
}

function heightOf(): number {
  return header().getBoundingClientRect().height;
}

function LongPage(): ReactNode {
  return (
    <>
      <DynamicHeader hasLine start={<IconButton icon="menu" label="メニュー" tooltip="none" />}>
        結婚式
      </DynamicHeader>
      <p data-testid="text" style={{ height: 3000 }}>
        本文
      </p>
    </>
  );
}

const STAFF = { theme: 'facility', density: 'staff' } as const;

test.each([
  [375, '56px'],
  [767, '56px'],
  [768, '60px'],
  [1280, '60px'],
])('at %i px the header is %s high', async (width, height) => {
  await page.viewport(width, 800);
  await show(<AppHeader start="結婚式" />, STAFF);
  expect(getComputedStyle(header()).minHeight).toBe(height);
  expect(heightOf()).toBe(Number.parseInt(height, 10));
});

test('at 375 px the dynamic header is 40 px high on the way down and 56 px on the way up; nothing below it moves', async () => {
  await page.viewport(375, 800);
  await show(<LongPage />, STAFF);
  const textTop = (): number => page.getByTestId('text').element().getBoundingClientRect().top + scrollY;
  const before = textTop();
  expect(heightOf()).toBe(56);
  scrollTo(0, 600);
  await expect.poll(heightOf).toBe(40);
  expect(header().getBoundingClientRect().top).toBe(0);
  expect(getComputedStyle(document.documentElement).getPropertyValue('--kit-sticky-top').trim()).toBe('2.5rem');
  expect(textTop()).toBe(before);
  await expectNoAxeFindings();
  scrollTo(0, 500);
  await expect.poll(heightOf).toBe(56);
  expect(textTop()).toBe(before);
});

test('from 768 px it is 60 px high, scrolled or not', async () => {
  await page.viewport(768, 800);
  await show(<LongPage />, STAFF);
  expect(heightOf()).toBe(60);
  scrollTo(0, 600);
  await expect.poll(() => document.querySelector('[data-kit-header]')?.getAttribute('data-kit-header')).toBe('compact');
  expect(heightOf()).toBe(60);
});
