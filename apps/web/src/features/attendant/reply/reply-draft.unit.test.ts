import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftText, readDraftText } from './reply-draft.ts';
import { EMPTY_REPLY, toReplyBody } from './reply-values.ts';

const values = {
  answer: 'view-archive' as const,
  relationShip: 'workplace' as const,
  name: '山本 直樹',
  nameKana: 'ヤマモト ナオキ',
  email: 'naoki@example.jp',
  password: '',
  replyMessage: 'おめでとう',
  companions: [{ name: '山本 花', isChild: true }],
  allergy: 'そば',
  personalInfo: { tel: '090-0000-0000', zip: '389-0102', prefectureId: 20, address1: '長野県北佐久郡軽井沢町' },
};

describe('given the draft of a reply', () => {
  test('when it is read again, then everything but the password is restored', () => {
    expect(readDraftText(JSON.stringify({ ...values, password: 'secret' }))).toEqual(values);
  });

  test('when the storage contains something else, then the form still opens', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), stored => {
        const read = readDraftText(stored);
        expect(Object.keys(read).sort()).toEqual(Object.keys(EMPTY_REPLY).sort());
        expect(read.password).toBe('');
      }),
    );
  });
});

test('given a form that was filled in and emptied again, when it is stored, then no draft is kept', () => {
  expect(draftText(EMPTY_REPLY)).toBeUndefined();
  expect(draftText({ ...EMPTY_REPLY, answer: 'absence', password: 'secret' })).toBeUndefined();
  expect(draftText({ ...EMPTY_REPLY, name: '山' })).toContain('山');
  expect(draftText({ ...values, password: 'secret' })).not.toContain('secret');
});

describe('given a reply to be sent', () => {
  test("when the answer is absence, then only the guest's identity is sent", () => {
    expect(toReplyBody({ ...values, answer: 'absence' })).toEqual({
      answer: 'absence',
      relationShip: 'workplace',
      name: '山本 直樹',
      email: 'naoki@example.jp',
      replyMessage: 'おめでとう',
    });
    expect(toReplyBody(values)).toMatchObject({ nameKana: 'ヤマモト ナオキ', personalInfo: { prefectureId: 20 } });
    expect(toReplyBody({ ...values, relationShip: null })).toBeUndefined();
  });
});
