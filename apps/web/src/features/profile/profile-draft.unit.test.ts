import { type PersonInput, personInput } from '@kotohogi/contract/profile';
import { describe, expect, test } from 'vitest';
import { joinPeople, PERSON_FIELDS, type ProfileDraft, rebaseDraft, restoredDraft, toStored } from './profile-draft.ts';
import { aPartner } from './testing/a-partner.ts';

const person = (type: 1 | 2, firstName: string): PersonInput => {
  const { id: _, ...input } = aPartner(type, { firstName });
  return input;
};
const [groom, bride] = [person(1, '陽翔'), person(2, '結衣')];
const people = [groom, bride];
const saved = { version: 3, people };
const draftOf = (typed: readonly PersonInput[]): ProfileDraft => ({ base: saved, people: typed, merged: undefined });

/** The draft after a round trip through storage. */
const kept = (draft: ProfileDraft): unknown => JSON.parse(JSON.stringify(toStored(draft)));

test('every field of a person is merged', () => {
  expect([...PERSON_FIELDS, 'type'].toSorted()).toEqual(Object.keys(personInput.shape).toSorted());
});

describe('given profiles being edited, when the tab crashes', () => {
  test('then they are restored in their order, with only the fields of this form', () => {
    const typed = [{ ...bride, hobby: '登山', birthday: '1996-04-01', gone: 'x' }, groom];
    const back = restoredDraft(saved, { version: 3, profiles: typed });
    expect(back?.people).toEqual([{ ...bride, hobby: '登山', birthday: '1996-04-01' }, groom]);
    expect(back?.merged).toBeUndefined();
  });

  test('and the stored text has another shape, or equals what is saved, then nothing is restored', () => {
    const twice = [person(1, 'a'), person(1, 'b')];
    const none = [undefined, null, 'a', { version: 3 }, { version: 3, profiles: twice }, kept(draftOf(people))];
    for (const text of none) expect(restoredDraft(saved, text)).toBeUndefined();
    // An older build stored no base version, so what others have saved since wins.
    expect(restoredDraft({ ...saved, version: 4 }, { version: 3, profiles: [groom, bride] })).toBeUndefined();
  });

  test('and the partner has saved in the meantime, then both are merged, and conflicts are shown, on every reload', () => {
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
      merged: {
        conflicts: [{ type: 1, field: 'hobby' }],
        taken: [{ type: 2, field: 'birthplace' }],
        isReordered: false,
      },
    });
    // Shown once and reloaded: saving would still overwrite the partner's change.
    const again = back && restoredDraft(newer, kept(back));
    expect(again?.merged?.conflicts).toEqual([{ type: 1, field: 'hobby' }]);
    // The partner changes another field; the conflict remains.
    const third = { version: 5, people: [{ ...groom, hobby: '料理', label: '夫' }, newer.people[1] ?? bride] };
    expect(back && restoredDraft(third, kept(back))?.merged).toEqual({
      conflicts: [{ type: 1, field: 'hobby' }],
      taken: [{ type: 1, field: 'label' }],
      isReordered: false,
    });
  });
});

describe('given a newer state', () => {
  test('when nothing was typed, then it is used without a notice', () => {
    const newer = { version: 4, people: [{ ...groom, hobby: '料理' }, bride] };
    expect(rebaseDraft(draftOf(people), newer)).toEqual({ base: newer, people: newer.people, merged: undefined });
  });

  test('when both wrote the same, then nothing conflicts', () => {
    const newer = { version: 4, people: [{ ...groom, hobby: '料理' }, bride] };
    expect(rebaseDraft(draftOf(newer.people), newer).merged).toBeUndefined();
  });

  test('when the order differs, then the newer one is used, unless it was changed here', () => {
    const turned = { version: 4, people: [bride, groom] };
    const typed = rebaseDraft(draftOf([{ ...groom, hobby: '登山' }, bride]), turned);
    expect(typed.people.map(({ type }) => type)).toEqual([2, 1]);
    expect(typed.merged?.isReordered).toBe(true);
    const mine = joinPeople({ base: people, mine: [bride, groom], theirs: [{ ...groom, hobby: '料理' }, bride] });
    expect(mine).toMatchObject({ people: [bride, { ...groom, hobby: '料理' }], isReordered: false });
  });
});
