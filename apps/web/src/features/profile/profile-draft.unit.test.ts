import { type PersonInput, personInput } from '@kotohogi/contract/profile';
import { describe, expect, test } from 'vitest';
import { joinPeople, PERSON_FIELDS, type ProfileDraft, restoredDraft, takeIn, toKept } from './profile-draft.ts';

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
  lastNameRoman: '',
  firstNameRoman: '',
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
const [groom, bride] = [person(1, '陽翔'), person(2, '結衣')];
const people = [groom, bride];
const saved = { version: 3, people };
const draftOf = (typed: readonly PersonInput[]): ProfileDraft => ({ base: saved, people: typed, news: undefined });

/** As it comes back from the device. */
const kept = (draft: ProfileDraft): unknown => JSON.parse(JSON.stringify(toKept(draft)));

test('every field a person has is joined', () => {
  expect([...PERSON_FIELDS, 'type'].toSorted()).toEqual(Object.keys(personInput.shape).toSorted());
});

describe('given profiles being typed, when the tab dies', () => {
  test('then they come back in their order, of this form only', () => {
    const typed = [{ ...bride, hobby: '登山', birthday: '1996-04-01', gone: 'x' }, groom];
    const back = restoredDraft(saved, { version: 3, profiles: typed });
    expect(back?.people).toEqual([{ ...bride, hobby: '登山', birthday: '1996-04-01' }, groom]);
    expect(back?.news).toBeUndefined();
  });

  test('and a text is kept that is no such form, or says what is saved, then there is nothing to bring back', () => {
    const twice = [person(1, 'a'), person(1, 'b')];
    const none = [undefined, null, 'a', { version: 3 }, { version: 3, profiles: twice }, kept(draftOf(people))];
    for (const text of none) expect(restoredDraft(saved, text)).toBeUndefined();
    // An older page kept no state to hold it against: what somebody has saved since stands.
    expect(restoredDraft({ ...saved, version: 4 }, { version: 3, profiles: [groom, bride] })).toBeUndefined();
  });

  test('and the partner has saved meanwhile, then both are joined, and what both changed is told, again and again', () => {
    const mine = draftOf([{ ...groom, hobby: '登山', oneWord: 'どうぞ' }, bride]);
    const newer = {
      version: 4,
      people: [
        { ...groom, hobby: '料理' },
        { ...bride, birthplace: '長野' },
      ],
    };
    const back = restoredDraft(newer, kept(mine));
    expect(back).toEqual({
      base: newer,
      people: [
        { ...groom, hobby: '登山', oneWord: 'どうぞ' },
        { ...bride, birthplace: '長野' },
      ],
      news: {
        conflicts: [{ type: 1, field: 'hobby' }],
        taken: [{ type: 2, field: 'birthplace' }],
        isReordered: false,
      },
    });
    // Told once and reloaded: it would still overwrite the partner's.
    const again = back && restoredDraft(newer, kept(back));
    expect(again?.news?.conflicts).toEqual([{ type: 1, field: 'hobby' }]);
    // The partner saves once more, elsewhere: what was open still is.
    const third = { version: 5, people: [{ ...groom, hobby: '料理', label: '夫' }, newer.people[1] ?? bride] };
    expect(back && restoredDraft(third, kept(back))?.news).toEqual({
      conflicts: [{ type: 1, field: 'hobby' }],
      taken: [{ type: 1, field: 'label' }],
      isReordered: false,
    });
  });
});

describe('given a newer state', () => {
  test('when nothing was typed, then it is there without a word', () => {
    const newer = { version: 4, people: [{ ...groom, hobby: '料理' }, bride] };
    expect(takeIn(draftOf(people), newer)).toEqual({ base: newer, people: newer.people, news: undefined });
  });

  test('when both wrote the same, then there is nothing to tell', () => {
    const newer = { version: 4, people: [{ ...groom, hobby: '料理' }, bride] };
    expect(takeIn(draftOf(newer.people), newer).news).toBeUndefined();
  });

  test('when the order is another, then it stands, unless it was changed here', () => {
    const turned = { version: 4, people: [bride, groom] };
    const typed = takeIn(draftOf([{ ...groom, hobby: '登山' }, bride]), turned);
    expect(typed.people.map(({ type }) => type)).toEqual([2, 1]);
    expect(typed.news?.isReordered).toBe(true);
    const mine = joinPeople({ base: people, mine: [bride, groom], theirs: [{ ...groom, hobby: '料理' }, bride] });
    expect(mine).toMatchObject({ people: [bride, { ...groom, hobby: '料理' }], isReordered: false });
  });
});
