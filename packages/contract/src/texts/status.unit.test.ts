import { describe, expect, test } from 'vitest';
import { ERROR_STATUSES } from './status.ts';
import { statusText } from './status-text.ts';

const LANGUAGES = ['ja', 'en'] as const;

describe('given the error catalog', () => {
  test('it has 19 codes and 17 messages, in both languages, and a default for every other code', () => {
    expect(new Set(ERROR_STATUSES).size).toBe(19);
    expect(statusText(999, 'ja')).toBe('エラーが発生しました。');
    expect(statusText(999, 'en')).toBe('An error has occurred.');
    for (const language of LANGUAGES) {
      expect(new Set(ERROR_STATUSES.map(status => statusText(status, language))).size).toBe(17);
      for (const other of [402, 418, 502, 599]) {
        expect(statusText(other, language)).toBe(statusText(999, language));
      }
    }
  });

  test('codes with the same meaning for users share their message', () => {
    for (const language of LANGUAGES) {
      expect(statusText(421, language)).toBe(statusText(400, language));
      expect(statusText(414, language)).toBe(statusText(413, language));
    }
  });

  test('a missing answer and a late one have different messages', () => {
    expect(statusText(600, 'ja')).toBe('ネットワークに接続できません。通信状態をご確認ください。');
    expect(statusText(600, 'en')).not.toBe(statusText(408, 'en'));
  });
});
