import { readFileSync } from 'node:fs';
import type { RefusalKind } from '@kotohogi/domain/payment/answer';
import { describe, expect, it } from 'vitest';
import { renderErrorTable } from './build.ts';
import table from './error-table.json' with { type: 'json' };
import { combineErrors, describeError, knownErrorCount } from './errors.ts';

const errors = (...infos: string[]) => infos.map(info => ({ code: info.slice(0, 3), info }));

describe('the error table', () => {
  const csv = readFileSync(new URL('./gateway-errors.csv', import.meta.url), 'utf8');

  it('is up to date with the list (node src/error-table/build.ts writes it)', () => {
    const written = readFileSync(new URL('./error-table.json', import.meta.url), 'utf8');
    expect(written).toBe(renderErrorTable(csv));
    expect(knownErrorCount()).toBe(2003);
  });

  it('has a text in both languages for every code', () => {
    for (const line of csv.trim().split('\n').slice(1)) {
      const [code = ''] = line.split(',');
      const { userMessage } = describeError(code);
      expect([code, userMessage.ja === '' || userMessage.en === '']).toEqual([code, false]);
      expect(userMessage.en).toMatch(/^[ -~]+$/);
    }
  });
});

describe('an error of each group', () => {
  // Group by group (docs/product/gateway.md#errors), with the expected result.
  it.each<[info: string, outcome: RefusalKind | 'ask', ja: string]>([
    ['E00000010', 'merchant', '店舗までお問い合わせ'],
    ['E01170003', 'input', 'カード番号'],
    ['E01180008', 'input', '有効期限'],
    ['E01480008', 'input', 'カード名義'],
    ['E01030002', 'merchant', '店舗まで'],
    ['E01040010', 'state', '受付済み'],
    ['E11010001', 'state', '完了しています'],
    ['E11010002', 'state', '完了しませんでした'],
    ['E11010010', 'state', '180日を過ぎている'],
    ['E11010017', 'state', '180日を過ぎている'],
    ['E11010999', 'ask', '確認しています'],
    ['E21020002', '3ds', '中止されました'],
    ['E21030007', '3ds', '最初から'],
    ['E21030201', '3ds', '別のカード'],
    ['E31500014', 'merchant', '店舗まで'],
    ['E41170099', 'card', 'カード番号'],
    ['E41170002', 'card', '別のカード'],
    ['E61040001', 'merchant', '店舗まで'],
    ['E82010001', 'busy', '混み合って'],
    ['E90010001', 'ask', '確認しています'],
    ['E91020001', 'ask', '確認しています'],
    ['E92000001', 'busy', '混み合って'],
    ['EX1000302', 'token', 'もう一度カード番号'],
    ['M01004002', 'state', '店舗まで'],
    ['M01097010', 'state', '月末の20時から24時まで'],
    ['M11010099', 'state', '完了していません'],
    ['M91099999', 'ask', '確認しています'],
    ['42G020000', 'card', '残高または利用枠'],
    ['42G910000', 'card', '混み合って'],
    ['42C500000', 'ask', '確認しています'],
  ])('%s → %s', (info, outcome, ja) => {
    const judged = combineErrors(errors(info));
    expect(judged.outcome === 'refused' ? judged.kind : 'ask').toBe(outcome);
    expect(judged.userMessage.ja).toContain(ja);
    expect(judged.userMessage.en.length).toBeGreaterThan(10);
  });

  it('that is not listed follows its group, and is never assumed to be a definite refusal', () => {
    expect(describeError('42G000000').kind).toBe('card');
    expect(describeError('E21999999').kind).toBe('3ds');
    expect(describeError('E61999999').kind).toBe('merchant');
    expect(describeError('EX1000399').kind).toBe('token');
    expect(describeError('Z99000000').kind).toBe('unknown');
    expect(describeError('').kind).toBe('unknown');
  });
});

it('a refusal is never shown as a result that is still being checked', () => {
  const infos = table.groups.flatMap(({ codes }) => codes.split(' '));
  for (const info of [...infos, 'Z99000000']) {
    const judged = combineErrors(errors(info));
    if (judged.outcome === 'unknown') continue;
    expect([info, judged.userMessage.ja]).not.toEqual([info, expect.stringContaining('確認しています')]);
    expect([info, judged.userMessage.en]).not.toEqual([info, expect.stringContaining('do not try again')]);
  }
});

describe('several errors together', () => {
  it('are judged by the most severe one', () => {
    expect(combineErrors(errors('E01170011', 'E01030002'))).toMatchObject({ kind: 'merchant' });
    expect(combineErrors(errors('E01180008', 'E01040010'))).toMatchObject({ kind: 'state' });
    expect(combineErrors(errors('E01170011', 'E01180008'))).toMatchObject({ kind: 'input' });
    expect(combineErrors(errors('E01170011', '42C010000')).outcome).toBe('unknown');
    expect(combineErrors([]).outcome).toBe('unknown');
  });
});
