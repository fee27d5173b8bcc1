import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { Routed } from '../../shell/testing/routed.tsx';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { CompanyContext } from '../company/index.ts';
import { CompanyChecklist } from './company-checklist.tsx';
import { ja } from './messages.ja.ts';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});
afterEach(() => vi.unstubAllGlobals());

const STEPS = ['facility', 'administrator', 'gateway'] as const;

function open(...abilities: string[]) {
  vi.stubGlobal('fetch', async () =>
    Response.json({ isDismissed: false, steps: STEPS.map(step => ({ step, isDone: false })) }),
  );
  const company = {
    id: 1,
    accountId: 'c',
    name: '企業',
    roles: [],
    abilities: new Set(['company:read:setting', ...abilities]),
  };
  const part = () => (
    <CompanyContext value={company}>
      <CompanyChecklist />
    </CompanyContext>
  );
  return show(<Routed part={part} />);
}

test('given a new company, when its administrator reads the list, then each step leads to the page where it is done', async () => {
  await open('company:write:facility', 'company:write:user', 'company:write:setting');
  await expect.element(page.getByText(ja['checklist.company.administrator.text'])).toBeVisible();
  const links = page.getByRole('link').elements();
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    '/c/c/manage/facilities/new',
    '/c/c/manage/users',
    '/c/c/manage/facilities',
  ]);
});

test('given someone who may only read, then no step leads anywhere', async () => {
  await open();
  await expect.element(page.getByText(ja['checklist.company.gateway.text'])).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
});
