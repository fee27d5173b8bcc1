import type { PersonInput } from '@kotohogi/contract/profile';
import { expect, test } from 'vitest';
import { restoredProfiles } from './use-kept-profiles.ts';

const person = (type: 1 | 2, firstName: string): PersonInput => ({
  type,
  label: '',
  colour: 'na',
  lastName: '',
  firstName,
  maidenName: '',
  lastNameKana: '',
  firstNameKana: '',
  maidenNameKana: '',
  useMaidenName: false,
  hobby: '',
  personality: '',
  whatILike: '',
  oneWord: '',
  birthplace: '',
  birthday: null,
  bloodType: '',
  favoriteFood: '',
  whatIWantToDo: '',
});
const saved = [person(1, '陽翔'), person(2, '結衣')];

test('given profiles being typed, when the tab dies, then they come back in their order, of this form only', () => {
  const typed = [{ ...person(2, '結衣'), hobby: '登山', birthday: '1996-04-01', gone: 'x' }, person(1, '陽翔')];
  const back = restoredProfiles(saved, 3, { version: 3, profiles: typed });
  expect(back?.map(one => one.type)).toEqual([2, 1]);
  expect(back?.[0]).toEqual({ ...person(2, '結衣'), hobby: '登山', birthday: '1996-04-01' });
});

test('given kept profiles, when somebody has saved since or the text is another, then what is saved stands', () => {
  expect(restoredProfiles(saved, 4, { version: 3, profiles: saved })).toBeUndefined();
  for (const kept of [
    undefined,
    null,
    'a',
    { version: 3 },
    { version: 3, profiles: [person(1, 'a'), person(1, 'b')] },
  ]) {
    expect(restoredProfiles(saved, 3, kept)).toBeUndefined();
  }
});
