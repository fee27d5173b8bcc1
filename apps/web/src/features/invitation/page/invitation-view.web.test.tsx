import { DESIGN_PATTERNS } from '@kotohogi/domain/hall/types';
import { DAY_MS, type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../shell/testing/show.tsx';
import { setTimeZone } from '../../../shell/testing/time-zone.ts';
import { aWedding } from '../../live/testing/a-wedding.ts';
import type { CardProps } from './card-facts.ts';
import { insideTextIn } from './card-inside-texts.ts';
import { cardTextIn } from './card-texts.ts';
import { InvitationView } from './invitation-view.tsx';

const t = cardTextIn('ja');
const later: Instant = instant(Date.now() + 20 * DAY_MS);

afterEach(() => {
  document.documentElement.style.fontSize = '';
  vi.restoreAllMocks();
});

async function visit(facts: Partial<CardProps['facts']>, look: Partial<CardProps> = {}): Promise<void> {
  const { invitation, hallName, facilityName } = aWedding(later);
  await show(
    <InvitationView
      content={invitation}
      facts={{ startsAt: later, hallName, facilityName, ...facts }}
      language="ja"
      pattern="natural"
      {...look}
    />,
  );
  const title = insideTextIn(look.language ?? 'ja')('day');
  await expect.element(page.getByRole('heading', { name: new RegExp(title) })).toBeInTheDocument();
}
const isThere = (word: string | RegExp) => page.getByText(word).elements().length > 0;

test.each<
  readonly [string, Partial<CardProps['facts']>, readonly [asks: boolean, changeable: boolean, counts: boolean]]
>([
  ['is open', {}, [true, true, true]],
  ['takes no more replies', { isReplyClosed: true }, [false, true, true]],
  ['is called off', { isReplyClosed: true, isCalledOff: true }, [false, false, false]],
  ['has started', { startsAt: instant(Date.now() - 1000) }, [true, false, false]],
])(
  'given an invitation that %s, when it is rendered, then replies, links and countdown match that state',
  async (_what, facts, expected) => {
    await visit(facts);
    const [asks, changeable, counts] = expected;
    await expect.poll(() => isThere(/^あと \d+ 日$/)).toBe(counts);
    expect([isThere(t('replyAny')), isThere(t('changeable'))]).toEqual([asks, changeable]);
  },
);

/** Lines of text that a phone cuts off, because they reach beyond the card. */
const cutLines = (): readonly string[] =>
  [...document.querySelectorAll('main *, section *')]
    .filter(one => one.childElementCount === 0 && one.getBoundingClientRect().right > window.innerWidth)
    .map(one => one.textContent)
    .filter(text => text.trim() !== '');

test.each(DESIGN_PATTERNS)(
  'given letters of twice their size on a phone, when the invitation in %s is rendered, then its date and place are not cut off',
  async pattern => {
    await page.viewport(375, 812);
    document.documentElement.style.fontSize = '200%';
    setTimeZone('America/Argentina/Buenos_Aires');
    await visit({}, { language: 'en', pattern });
    expect(cutLines()).toEqual([]);
  },
);
