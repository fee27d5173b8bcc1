import { expect, test } from 'vitest';
import { suggestedKey } from './suggested-key.ts';

const person = (firstNameRoman: string) => ({ lastName: '', firstName: '', lastNameRoman: '', firstNameRoman });

test('given a couple, when a key is suggested, then it has both names and the day, or is empty without a spelling', () => {
  expect(suggestedKey([person('Ren'), person('Zoé')], '2027-04-03 13:00')).toBe('ren-zoe-0403');
  expect(suggestedKey([person('Jun’ichirō'), person('Yui')], '2027-04-03 13:00')).toBe('junichiro-yui-0403');
  expect(suggestedKey([person(''), person('Yui')], '2027-04-03 13:00')).toBe('');
});
