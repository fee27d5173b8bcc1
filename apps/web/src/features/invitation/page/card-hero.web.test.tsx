import '@kotohogi/themes/fonts.css';
import '@kotohogi/themes/classic-noble/fonts.css';
import '@kotohogi/themes/fonts-names.css';
import '@kotohogi/themes/marine/fonts.css';
import '@kotohogi/themes/stylish/fonts.css';
import '@kotohogi/themes/tropical-pop/fonts.css';
import '@kotohogi/themes/vintage-tropical-flower/fonts.css';
import '@kotohogi/themes/themes.css';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import { PATTERN_NAMES } from '@kotohogi/themes/theme-names';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../shell/testing/show.tsx';
import { aWedding } from '../../live/testing/a-wedding.ts';
import { loadHero } from '../heroes/heroes.ts';
import { HARD_COUPLES } from '../testing/hard-couples.ts';
import { textSizes, titleDefects } from '../testing/title-defects.ts';
import { CardHero } from './card-hero.tsx';
import styles from './invitation-view.module.css';

const startsAt = parseJst('2026-12-24 13:00');
const { invitation, hallName, facilityName } = aWedding(startsAt);
const facts = { startsAt, hallName, facilityName };
const src = '/art/marine/error.avif';
const photo = {
  ...{ key: 'photo', name: 'photo.jpg', type: 'image/avif', size: 1, lastModified: startsAt, src, originalSrc: src },
  ...{ width: 1200, height: 800, ratio: 1.5, img: { sizes: '', srcSet: '', src } },
};
/** Every other couple has a photo. */
const contentOf = (couple: number) => ({
  ...invitation,
  profiles: [...(HARD_COUPLES[couple] ?? [])],
  mainPhoto: couple % 2 === 1 ? photo : null,
});
const CARDS = PATTERN_NAMES.flatMap(pattern =>
  HARD_COUPLES.flatMap((_, couple) => (['ja', 'en'] as const).map(language => ({ pattern, couple, language }))),
);

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

/** Renders the hero of every couple in every pattern and language. */
async function showCards(width: number): Promise<readonly HTMLElement[]> {
  await page.viewport(width, 900);
  await Promise.all(PATTERN_NAMES.map(loadHero));
  await show(
    CARDS.map(({ pattern, couple, language }) => (
      <article
        key={`${pattern} ${couple} ${language}`}
        className={styles.card}
        data-theme={pattern}
        data-density="guest"
        data-which={`${pattern} ${couple} ${language}`}
        lang={language}
      >
        <CardHero content={contentOf(couple)} reply={null} {...{ facts, language, pattern }} />
      </article>
    )),
  );
  await document.fonts.ready;
  return [...document.querySelectorAll<HTMLElement>('[data-which]')];
}

const enlarge = (percent: number) => {
  document.documentElement.style.fontSize = `${percent}%`;
};

test.each([
  [320, 100],
  [320, 200],
  [375, 100],
  [375, 200],
  [768, 100],
  [768, 200],
  [1280, 100],
  [1280, 200],
])('at %d px, text size %d: all names fit the hero of every pattern', async (width, percent) => {
  enlarge(percent);
  const cards = await showCards(width);
  expect(cards).toHaveLength(CARDS.length);
  expect(cards.flatMap(card => titleDefects(card).map(defect => `${card.dataset.which}: ${defect}`))).toEqual([]);
});

test.each([320, 375, 768, 1280])(
  'at %d px no text of a hero gets smaller when the reader enlarges text',
  async width => {
    const cards = await showCards(width);
    const usual = cards.map(textSizes);
    enlarge(200);
    const shrunk = cards.flatMap((card, index) =>
      [...textSizes(card)].flatMap(([text, size]) => {
        const before = usual[index]?.get(text) ?? 0;
        return size < before - 0.1 ? [`${card.dataset.which}: ${text} from ${before} to ${size} px`] : [];
      }),
    );
    expect(shrunk).toEqual([]);
  },
);
