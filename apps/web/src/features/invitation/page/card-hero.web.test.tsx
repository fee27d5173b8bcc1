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
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../shell/testing/show.tsx';
import { aWedding } from '../../live/testing/a-wedding.ts';
import { loadHero } from '../heroes/heroes.ts';
import { HARD_COUPLES } from '../testing/hard-couples.ts';
import { titleDefects } from '../testing/title-defects.ts';
import { CardHero } from './card-hero.tsx';
import styles from './invitation-view.module.css';

const startsAt = parseJst('2026-12-24 13:00');
const { invitation, hallName, facilityName } = aWedding(startsAt);
const facts = { startsAt, hallName, facilityName };
const contentOf = (couple: number) => ({ ...invitation, profiles: [...(HARD_COUPLES[couple] ?? [])] });
const CARDS = PATTERN_NAMES.flatMap(pattern =>
  HARD_COUPLES.flatMap((_, couple) => (['ja', 'en'] as const).map(language => ({ pattern, couple, language }))),
);

test.each([320, 375, 768, 1280])('at %d px the names of every couple fit the hero of every pattern', async width => {
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
  const cards = [...document.querySelectorAll<HTMLElement>('[data-which]')];
  expect(cards).toHaveLength(CARDS.length);
  expect(cards.flatMap(card => titleDefects(card).map(defect => `${card.dataset.which}: ${defect}`))).toEqual([]);
});
