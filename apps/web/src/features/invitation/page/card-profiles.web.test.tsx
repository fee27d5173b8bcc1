import { instant } from '@kotohogi/domain/kernel/instant';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../shell/testing/show.tsx';
import { aWedding } from '../../live/testing/a-wedding.ts';
import { aPartner } from '../../profile/testing/a-partner.ts';
import { CardProfiles } from './card-profiles.tsx';

const { invitation } = aWedding(instant(1_800_000_000_000));
const person = (type: 1 | 2, label: string) => aPartner(type, { label, lastName: '山本', firstName: '葵' });

test.each([
  ['ja', ['新婦', '新婦さま'], ['新婦', '新婦さま']],
  ['en', ['新婦', '新婦さま'], ['Bride', 'Bride']],
  ['en', ['', ''], ['Groom', 'Bride']],
  ['en', ['相棒', 'Captain'], ['相棒', 'Captain']],
] as const)(
  'given a reader of %s and a couple labeled %j, then the labels are shown as %j',
  async (language, own, shown) => {
    const profiles = [person(1, own[0]), person(2, own[1])];
    await show(<CardProfiles content={{ ...invitation, profiles }} language={language} />);
    const labels = page
      .getByRole('article')
      .elements()
      .map(person => person.querySelector('p')?.textContent);
    expect(labels).toEqual(shown);
  },
);

test('given a reader of English, then answers are in English where the couple wrote them', async () => {
  const profiles = [{ ...person(1, ''), hobby: '写真', hobbyEn: 'Photography', birthplace: '仙台', birthplaceEn: '' }];
  await show(<CardProfiles content={{ ...invitation, profiles }} language="en" />);
  const answers = page.getByRole('definition').elements() as readonly HTMLElement[];
  expect(answers.map(({ textContent, lang }) => [textContent, lang])).toEqual([
    ['仙台', 'ja'],
    ['Photography', ''],
  ]);
});
