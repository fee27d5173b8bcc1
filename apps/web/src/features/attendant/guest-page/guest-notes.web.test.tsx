import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import { beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../../shell/i18n/text.ts';
import { show } from '../../../shell/testing/show.tsx';
import { AttendanceContext } from '../attendance-context.ts';
import { visit as ja } from '../messages.ja.ts';
import { t } from '../t.ts';
import { GuestNotes } from './guest-notes.tsx';

beforeAll(() => addTexts(ja));

type Shown = Pick<AttendanceDetail, 'viewer' | 'isPreview' | 'isDemo' | 'lifeCycle'>;

async function visit(facts: Partial<Shown>): Promise<void> {
  const detail: Shown = { viewer: 'guest', isPreview: false, isDemo: false, lifeCycle: 'day', ...facts };
  await show(
    <AttendanceContext value={detail as AttendanceDetail}>
      <GuestNotes />
    </AttendanceContext>,
  );
}

const bar = (name: string) => page.getByRole('region', { name });
const BARS = ['guest.manager', 'guest.demo', 'guest.preview'] as const;

describe('given the header of a guest page', () => {
  test.each<readonly [string, Partial<Shown>, (typeof BARS)[number] | undefined]>([
    ['a guest', {}, undefined],
    ['staff or a host', { viewer: 'manager' }, 'guest.manager'],
    ['a host at a preview', { viewer: 'manager', isPreview: true }, 'guest.preview'],
    ['anyone at a sample', { isDemo: true }, 'guest.demo'],
  ])('when %s opens it, then only the matching bar is shown', async (_who, facts, shown) => {
    await visit(facts);
    for (const name of BARS) {
      if (name !== shown) expect(bar(t(name)).elements()).toEqual([]);
      else await expect.element(bar(t(name))).toBeVisible();
    }
  });

  test('when it is staff, then the bar is yellow and says that nothing can be sent', async () => {
    await visit({ viewer: 'manager' });
    const found = bar(t('guest.manager'));
    await expect.element(page.getByText(t('guest.manager.text'))).toBeVisible();
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(found.element())
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    expect(Math.min(red, green)).toBeGreaterThan(blue);
  });
});
