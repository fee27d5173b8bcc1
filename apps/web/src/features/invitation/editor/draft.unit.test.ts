import { describe, expect, test } from 'vitest';
import { anInvitation } from '../testing/an-invitation.ts';
import { brokenRules, cardOfDraft, changedParts, partOf, rebase, toDraft, toInput } from './draft.ts';

const state = anInvitation({
  startTimes: [{ label: '挙式', time: '13:00' }],
  programs: [
    { title: '入場', text: '', highlight: false, titleEn: 'Entrance' },
    { title: '誓い', text: '', highlight: false },
  ],
});
const base = toDraft(state);

describe('given a draft', () => {
  test('when nothing was changed, then no part counts as changed, and the draft is sent as it was loaded', () => {
    expect(changedParts(base, toDraft(state))).toEqual([]);
    expect(toInput(base)).toMatchObject({ greetings: 'ようこそ', programs: state.programs, replyDeadline: null });
  });

  test('when an English field was opened and left empty, then nothing counts as changed; once filled in, it is sent', () => {
    const write = (titleEn: string) => ({ ...base, programs: base.programs.map(item => ({ titleEn, ...item })) });
    expect(changedParts(base, write(''))).toEqual([]);
    expect(toInput(write('Vows')).programs?.map(item => item.titleEn)).toEqual(['Entrance', 'Vows']);
  });

  test('when items move, then their part counts as changed, regardless of item ids', () => {
    const moved = { ...base, programs: [...base.programs].reverse() };
    expect(changedParts(base, moved)).toEqual(['programs']);
    const renamed = { ...base, programs: base.programs.map(item => ({ ...item, id: `${item.id}-x` })) };
    expect(changedParts(base, renamed)).toEqual([]);
  });

  test('when a line is incomplete, then the preview omits it and saving reports what is missing', () => {
    const started = { ...base, startTimes: [...base.startTimes, { id: 'new', label: '', time: '' }] };
    expect(cardOfDraft(started, []).startTimes).toHaveLength(1);
    expect(brokenRules(started).map(({ path, rule }) => [path, rule])).toEqual([
      ['startTimes.1.label', 'required'],
      ['startTimes.1.time', 'required'],
    ]);
  });

  test('when the deadline is not a valid date yet, then the preview shows none', () => {
    expect(cardOfDraft({ ...base, replyDeadline: '2026-1' }, []).replyDeadline).toBeNull();
    expect(cardOfDraft({ ...base, replyDeadline: '2026-13-40' }, []).replyDeadline).toBeNull();
    expect(cardOfDraft({ ...base, replyDeadline: '2026-12-05' }, []).replyDeadline).toBe('2026-12-05');
  });
});

describe('given a partner who saved first', () => {
  const theirs = { ...base, greetings: '相手のごあいさつ', replyDeadline: '2026-12-01' };

  test('when I have changed something else, then both changes are kept', () => {
    const mine = { ...base, startTimes: [] };
    const { draft, conflicts, taken } = rebase(base, mine, theirs);
    expect(draft).toMatchObject({ greetings: '相手のごあいさつ', replyDeadline: '2026-12-01', startTimes: [] });
    expect(conflicts).toEqual([]);
    expect(taken).toEqual(['greetings', 'replyDeadline']);
  });

  test('when I have changed the same field, then mine is kept and I am informed', () => {
    const mine = { ...base, greetings: '私のごあいさつ' };
    const { draft, conflicts, taken } = rebase(base, mine, theirs);
    expect(draft).toMatchObject({ greetings: '私のごあいさつ', replyDeadline: '2026-12-01' });
    expect(conflicts).toEqual(['greetings']);
    expect(taken).toEqual(['replyDeadline']);
  });

  test('when we wrote the same text, then nothing conflicts', () => {
    expect(rebase(base, { ...base, greetings: theirs.greetings }, theirs).conflicts).toEqual([]);
  });
});

test('given a contract path, when looking up where it is edited, then the result is its part', () => {
  expect(partOf('programs.0.title')).toBe('programs');
  expect(partOf('mainPhoto')).toBe('photos');
  expect(partOf('version')).toBeUndefined();
});
