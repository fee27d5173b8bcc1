import type { MarketingCharts, MarketingPeople, MarketingSummary, MarketingTable } from '@kotohogi/contract/marketing';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { expectAccessible, OF_PAGES } from '../../shell/testing/accessible.ts';
import { refusal } from '../../shell/testing/refusal.ts';
import { Routed } from '../../shell/testing/routed.tsx';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { FacilityContext } from '../facility/index.ts';
import { ja as weddingJa } from '../wedding/messages.ja.ts';
import { Marketing } from './marketing.tsx';
import { ja } from './messages.ja.ts';

const PEOPLE: MarketingPeople = { register: 40, join: null, live: 20, archive: 10, message: 30 };
const BEFORE: MarketingPeople = { register: 20, join: 18, live: 25, archive: null, message: 0 };
const GIFTS = { givers: 8, amountYen: 160_000 };

const SUMMARY: MarketingSummary = {
  weddings: 2,
  people: PEOPLE,
  gifts: GIFTS,
  isTooFew: false,
  before: { from: '2025-09-01', to: '2025-11-20', weddings: 1, people: BEFORE, gifts: null },
};

const CHARTS: MarketingCharts = {
  relationShip: [{ keys: ['friend', 'family'], people: PEOPLE }],
  area: [{ keys: ['nagano'], people: PEOPLE }],
  numOfAttendeesDiv: [{ keys: ['-', '0', '1'], people: PEOPLE }],
  month: [{ keys: ['2026-09', '2026-11'], people: PEOPLE }],
  viewedType: null,
  giftMoney: [{ keys: [1_000, 5_000], people: 8 }],
};

const TABLE: MarketingTable = {
  rows: [{ halls: [{ id: 1, name: '神殿 白鳳' }], weddings: 2, people: PEOPLE, gifts: GIFTS }],
  total: { weddings: 2, people: PEOPLE, gifts: GIFTS },
};

let answers: Readonly<Record<string, () => Response | Promise<Response>>>;

beforeAll(async () => {
  addTexts({ ...weddingJa, ...ja });
  await loadShellTexts();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1024, 900);
});

async function showMarketing(changed: typeof answers = {}, abilities = ['facility:read:weddingPaymentState']) {
  answers = {
    marketing: () => Response.json(SUMMARY),
    charts: () => Response.json(CHARTS),
    table: () => Response.json(TABLE),
    halls: () => Response.json({ rows: [] }),
    ...changed,
  };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname } = new URL(String(input), location.href);
    return await answers[pathname.split('/').at(-1) ?? '']?.();
  });
  const facility = { id: 1, accountId: 'f', companyAccountId: 'c', name: '', abilities: new Set(abilities) };
  await show(
    <FacilityContext value={facility}>
      <Routed part={Marketing} />
    </FacilityContext>,
  );
}

const step = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();

test('given hidden figures, then a dash, and shares of the next larger figure that is shown', async () => {
  await showMarketing();
  await expect.element(step('参加')).toHaveTextContent('参加–非表示');
  await expect.element(step('ライブ視聴')).toHaveTextContent('ライブ視聴20登録の50%前の期間比 ⁨−20%⁩');
  await expect.element(step('お祝いの言葉')).toHaveTextContent('お祝いの言葉30登録の75%');
  await expect.element(page.getByText('3人に満たない区分があるため、表示しません。')).toBeVisible();
  await expect.element(page.getByText('2組・40人。 登録した方は、前の期間より100%増えています。')).toBeVisible();
  await expectAccessible('body', OF_PAGES);
});

test('given merged groups, then their names are listed, and a range has its ends', async () => {
  await showMarketing();
  await expect.element(page.getByRole('rowheader', { name: '友人・親族' })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: '0人 – 10〜19人' })).toBeVisible();
  await expect.element(page.getByText('2026年9月 – 2026年11月')).toBeVisible();
  await expect.element(page.getByText('1,000〜9,999円')).toBeVisible();
});

test('given too few people, then the page says so instead of figures', async () => {
  const hidden = { register: null, join: null, live: null, archive: null, message: null };
  await showMarketing({ marketing: () => Response.json({ ...SUMMARY, people: hidden, isTooFew: true }) });
  await expect.element(page.getByText('人数が少ないため、表示しません')).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
});

test('given a user who may not see gifts, then neither the filter nor a column of them', async () => {
  await showMarketing(
    {
      charts: () => Response.json({ ...CHARTS, giftMoney: null }),
      table: () => Response.json({ rows: [{ ...TABLE.rows[0], gifts: null }], total: { ...TABLE.total, gifts: null } }),
    },
    [],
  );
  await expect.element(page.getByRole('cell', { name: '神殿 白鳳' })).toBeVisible();
  expect(document.body.textContent).not.toContain('ご祝儀');
});

test('given parts that take long or fail, then the others are shown, with how many are counted', async () => {
  await showMarketing({
    charts: () => new Promise<Response>(() => {}),
    table: () => refusal(500, 'unexpected'),
  });
  const progress = page.getByRole('progressbar', { name: '集計しています' });
  await expect.element(progress).toHaveAttribute('aria-valuetext', '2 / 3');
  await expect.element(step('ライブ視聴')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'もう一度読み込む' })).toBeVisible();
});
