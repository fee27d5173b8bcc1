import { toAccountHolder } from '@kotohogi/domain/deposit-account/holder';
import { instant } from '@kotohogi/domain/kernel/instant';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { reply } from '../attendant.ts';
import { congratulation } from '../congratulation.ts';
import { gift } from '../gift.ts';
import { notification } from '../notification.ts';
import { fill } from '../texts/fill.ts';
import { rulesEn } from '../texts/rules.en.ts';
import { rulesJa } from '../texts/rules.ja.ts';
import { wedding } from '../wedding.ts';
import { accountHolderName, accountNumber, bankNumber } from './bank.ts';
import * as bounds from './bounds.ts';
import { cardForm } from './card.ts';
import * as characters from './characters.ts';
import { fileSize, fileType } from './file.ts';
import { jstDate, share, wholeNumber } from './number.ts';
import { optionalRoman } from './roman.ts';
import { check } from './rule.ts';
import * as texts from './text.ts';

const text = (...checks: Parameters<ReturnType<typeof z.string>['check']>) => z.string().check(...checks);
const number = (...checks: Parameters<ReturnType<typeof z.number>['check']>) => z.number().check(...checks);
const list = (...checks: Parameters<ReturnType<typeof z.array<z.ZodMiniUnknown>>['check']>) =>
  z.array(z.unknown()).check(...checks);
const a = (n: number) => 'あ'.repeat(n);
const file = (size: number, name = 'a.png', type = 'image/png') => ({ name, type, size });
const anyFile = z.object({ name: z.string(), type: z.string(), size: z.number() });

/** A rule (docs/product/form.md#fields): values it accepts, values it rejects, and its texts in both languages. */
type Row = readonly [
  rule: string,
  schema: z.ZodMiniType,
  takes: readonly unknown[],
  refuses: readonly unknown[],
  messages: readonly [ja: string, en: string],
];

const attending = reply.def.options[0].shape;
const contact = attending.personalInfo.def.innerType.shape;

const REQUIRED = ['この項目は必須です。', 'This item is required.'] as const;
const EMAIL = ['メールアドレスの形式が正しくありません。', 'The email format is incorrect.'] as const;
const RANGE = ['選択可能な日付範囲ではありません。', 'The date is outside the range that can be chosen.'] as const;
const DIGITS = ['数字で入力してください。', 'Must be a number.'] as const;
const PATTERN = ['入力形式が正しくありません。', 'The input pattern is incorrect.'] as const;
const most = (n: number) => [`${n}文字以内で入力してください。`, `Please enter ${n} characters or less.`] as const;
const length = (min: number, max: number) =>
  [`${min}〜${max}文字で入力してください。`, `Please enter ${min}-${max} characters.`] as const;

const local64 = `${'a'.repeat(64)}@example.jp`;
const whole254 = `${'a'.repeat(60)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(62)}.jp`;

const GENERIC: readonly Row[] = [
  ['required text', texts.requiredText(100), ['あ', '0'], ['', '   ', null, undefined], REQUIRED],
  ['required box', texts.ticked, [true], [false, null, undefined], REQUIRED],
  [
    'email',
    texts.email,
    [local64, whole254, 'a@b.co'],
    [`a${local64}`, `${whole254}p`, 'a@b', 'a b@c.jp', '@c.jp'],
    EMAIL,
  ],
  ['multipleEmail', texts.multipleEmail, ['', 'a@b.jp', ' a@b.jp , c@d.jp '], ['a@b.jp,', 'a@b.jp;c@d.jp'], EMAIL],
  [
    'multipleEmail, ten',
    texts.multipleEmail,
    [Array(10).fill('a@b.jp').join(',')],
    [Array(11).fill('a@b.jp').join(',')],
    ['10件以内にしてください。', 'Please enter 10 items or less.'],
  ],
  [
    'url',
    texts.url,
    ['https://example.jp/a?b=c', 'http://a'],
    ['example.jp', 'ftp://a.jp', 'https://', 'https://a b'],
    ['URLの形式が正しくありません。', 'The url format is incorrect.'],
  ],
  ['url, 255', texts.optionalUrl, ['', `https://${'a'.repeat(247)}`], [`https://${'a'.repeat(248)}`], most(255)],
  ['length from–to', text(bounds.lengthFrom(2, 3)), [a(2), a(3), '👰🤵'], [a(1), a(4), '👰'], length(2, 3)],
  [
    'length exactly',
    text(bounds.lengthOfExactly(3)),
    [a(3), 'a\r\nb'],
    [a(2), a(4)],
    ['3文字で入力してください。', 'Please enter 3 characters.'],
  ],
  ['maxLength', text(bounds.maxLength(3)), ['', a(3), 'a\r\nb'], [a(4)], most(3)],
  [
    'minLength',
    text(bounds.minLength(3)),
    [a(3)],
    ['', a(2)],
    ['3文字以上で入力してください。', 'Please enter at least 3 characters.'],
  ],
  [
    'items from–to',
    list(bounds.itemsFrom(1, 2)),
    [[1], [1, 2]],
    [[], [1, 2, 3]],
    ['1〜2件にしてください。', 'Please enter 1-2 items.'],
  ],
  [
    'items exactly',
    list(bounds.itemsExactly(2)),
    [[1, 2]],
    [[1], [1, 2, 3]],
    ['2件にしてください。', 'Please enter 2 items.'],
  ],
  [
    'maxItems',
    list(bounds.maxItems(2)),
    [[], [1, 2]],
    [[1, 2, 3]],
    ['2件以内にしてください。', 'Please enter 2 items or less.'],
  ],
  [
    'minItems',
    list(bounds.minItems(2)),
    [[1, 2]],
    [[], [1]],
    ['2件以上にしてください。', 'Please enter at least 2 items.'],
  ],
  ['numeric', text(characters.numeric), ['', '0123'], ['１', '-1', '1.0', 'a'], DIGITS],
  [
    'notGreaterThan',
    number(bounds.notGreaterThan(5)),
    [5, -1],
    [6, 5.1],
    ['5以下で入力してください。', 'Must be 5 or less.'],
  ],
  [
    'greaterThan',
    number(bounds.greaterThan(5)),
    [6, 5.1],
    [5, 0],
    ['5より大きい値を入力してください。', 'Must be greater than 5.'],
  ],
  [
    'lessThan',
    number(bounds.lessThan(5)),
    [4, 4.9],
    [5, 6],
    ['5より小さい値を入力してください。', 'Must be less than 5.'],
  ],
  [
    'notLessThan',
    number(bounds.notLessThan(5)),
    [5, 6],
    [4, 4.9],
    ['5以上で入力してください。', 'Must be at least 5.'],
  ],
  ['between', number(bounds.between(1, 3)), [1, 3], [0, 4], ['1〜3で入力してください。', 'Must be 1 to 3.']],
  ['pattern', text(characters.matching(/^[a-c]+$/)), ['abc'], ['abd', ''], PATTERN],
  [
    'filled',
    list(bounds.filled),
    [['a', 0, false]],
    [['a', ''], [null]],
    ['入力されていない項目があります。', 'Some items have not been entered.'],
  ],
  ['minDate', text(bounds.minDate('2026-11-21')), ['2026-11-21', '2027-01-01'], ['2026-11-20'], RANGE],
  ['maxDate', text(bounds.maxDate('2026-11-21')), ['2026-11-21', '2025-12-31'], ['2026-11-22'], RANGE],
  [
    'betweenDate',
    text(bounds.betweenDate('2026-11-20', '2026-11-21')),
    ['2026-11-20', '2026-11-21'],
    ['2026-11-19', '2026-11-22'],
    RANGE,
  ],
  [
    'date',
    jstDate,
    ['2026-02-28', '2028-02-29'],
    ['2026-02-29', '2026-13-01', 'x'],
    ['日付の形式が正しくありません。', 'The date format is incorrect.'],
  ],
  [
    'kana',
    text(characters.kana),
    ['ヤマダ　ﾀﾛｳ 1２', 'ジョン・スミスー', ''],
    ['山田', 'やまだ', 'A'],
    ['カナ文字以外は入力できません。', 'Please enter kana characters only.'],
  ],
  [
    'kanaAlphaNumeric',
    text(characters.kanaAlphaNumeric),
    ['ヤマダ Ａb1'],
    ['やまだ', '山', '!'],
    ['カナ、英数字以外は入力できません。', 'Please enter kana, letters and digits only.'],
  ],
  [
    'fullWidthKanaAlphaNumeric',
    text(characters.fullWidthKanaAlphaNumeric),
    ['ヤマダ　Ａｂ１'],
    ['ﾔﾏﾀﾞ', 'a', '1', ' '],
    ['全角カナ、全角英数字以外は入力できません。', 'Please enter full-width kana, letters and digits only.'],
  ],
  ['alphabet', text(characters.alphabet('de')), ['Größe', ''], ['año', 'a1', 'a b'], PATTERN],
  [
    'file size',
    anyFile.check(fileSize(10)),
    [file(10)],
    [file(11)],
    ['ファイルサイズが大きすぎます。', 'The file is too large.'],
  ],
  [
    'file type',
    anyFile.check(fileType(['image/*', '.HEIC', 'application/pdf'])),
    [file(1), file(1, 'a.heic', ''), file(1, 'a', 'application/pdf')],
    [file(1, 'a.txt', 'text/plain'), file(1, 'png', '')],
    ['このファイルの種類は受付できません。', 'This type of file cannot be accepted.'],
  ],
  ['patch', z.partial(z.object({ name: texts.personName })), [{}, { name: 'あ' }], [{ name: '' }], REQUIRED],
];

const FIELDS: readonly Row[] = [
  [
    'password, length',
    texts.password,
    ['a'.repeat(8), ' '.repeat(8), '~'.repeat(100)],
    ['a'.repeat(7), 'a'.repeat(101)],
    ['パスワードは8〜100文字で入力してください。', 'Please enter a password of 8-100 characters.'],
  ],
  [
    'password, characters',
    texts.password,
    ['Az0 ~!@#'],
    ['パスワードです。', 'abcdefg\t'],
    ['パスワードの形式が正しくありません。', 'The password format is incorrect.'],
  ],
  [
    'accountId',
    texts.accountId,
    ['abc', `a${'-'.repeat(99)}`, 'ABC_1'],
    ['ab', '-abc', 'あいう', 'a.b'],
    [
      '半角の英小文字・数字・ハイフン・アンダーバーで、3文字以上で入力してください。',
      'Please use at least 3 lower-case letters, digits, hyphens or underscores.',
    ],
  ],
  ['accountId, 100', texts.accountId, ['a'.repeat(100)], ['a'.repeat(101)], most(100)],
  [
    'accountId, reserved',
    texts.accountId,
    ['manager'],
    ['manage', 'LOGIN', 'api'],
    ['この文字列は使えません。別のものを入力してください。', 'This word cannot be used. Please choose another.'],
  ],
  ['name, 100', texts.personName, [a(100)], [a(101)], most(100)],
  [
    'name, to be seen',
    texts.personName,
    ['👨\u200d👩\u200d👧', '葛\u{e0100}城'],
    ['\u200b', '\u3164 ', '\u202e\u2069'],
    REQUIRED,
  ],
  ['text, to be seen', texts.requiredText(100), ['あ\nい'], ['\u200b\n\u2060', '\u3164'], REQUIRED],
  [
    'notice, to be seen',
    notification.send.body.shape.body,
    ['<p>あ</p>'],
    ['<p>&#x200b;&#x202e;</p>', '<p>\u3164</p>'],
    REQUIRED,
  ],
  [
    'kana name',
    texts.kanaName,
    ['ヤマダ'],
    ['山田'],
    ['カナ文字以外は入力できません。', 'Please enter kana characters only.'],
  ],
  [
    'name in Latin letters',
    optionalRoman,
    ['', 'Elisabeth', 'van der Berg', 'O’Brien-Muñoz', "D'Arc", 'Ｅｍｉ'],
    ['エリザベート', '-', 'J. R.', 'Emi 2'],
    [
      'ローマ字、空白、ハイフン、アポストロフィ以外は入力できません。',
      'Please enter Latin letters, spaces, hyphens and apostrophes only.',
    ],
  ],
  ['tel, 100', contact.tel, ['0'.repeat(100), undefined], ['0'.repeat(101)], most(100)],
  ['zip, 100', contact.zip, ['0'.repeat(100)], ['0'.repeat(101)], most(100)],
  ['reservationId, 255', wedding.create.body.shape.reservationId, ['a'.repeat(255)], ['a'.repeat(256)], most(255)],
  ['nickName, 10', attending.nickName, [a(10)], [a(11)], most(10)],
  ['replyMessage, 100', attending.replyMessage, ['', a(100)], [a(101)], most(100)],
  ['congratulation, required', congratulation.send.body.shape.message, ['あ', a(100)], [''], REQUIRED],
  ['congratulation, 100', congratulation.send.body.shape.message, [a(100)], [a(101)], most(100)],
  [
    'gift amount',
    gift.send.body.shape.amount,
    [1_000, 100_000, null],
    [999, 100_001, 0, 1_000.5],
    ['ご祝儀は1000円〜100000円で入力してください。', 'Please enter a gift of 1,000 to 100,000 yen.'],
  ],
  ['gift message, 100', gift.send.body.shape.message, ['', a(100)], [a(101)], most(100)],
  ['bank number', bankNumber, ['123', '0001'], ['12', '12345'], length(3, 4)],
  ['branch number', bankNumber, ['001', '0012'], ['1', '00123'], length(3, 4)],
  ['bank number, digits', bankNumber, ['0001'], ['１２３', 'abc'], DIGITS],
  [
    'account number',
    accountNumber,
    ['0001234'],
    ['123456', '12345678'],
    ['7文字で入力してください。', 'Please enter 7 characters.'],
  ],
  [
    'account holder',
    accountHolderName,
    ['ヤマダ　タロウ', 'カ）ルミエール', 'ABC-1/2.'],
    ['山田太郎', 'A_B'],
    [
      'カナ、英大文字、数字、空白と ( ) . - / 「 」 で入力してください。',
      'Please enter kana, capital letters, digits, spaces and ( ) . - / 「 」 only.',
    ],
  ],
  ['commissionRate', share, [0, 1, 0.05, 0.1234], [-0.1, 1.0001], ['0〜1で入力してください。', 'Must be 0 to 1.']],
  ['commissionRate, four places', share, [0.1234], [0.12345], DIGITS],
  [
    'contractNumber',
    wholeNumber(1, 9_999),
    [1, 9_999],
    [0, 10_000],
    ['1〜9999で入力してください。', 'Must be 1 to 9999.'],
  ],
  [
    'archiveVideoAmount',
    wholeNumber(0, 9_999_999),
    [0, 9_999_999],
    [-1, 10_000_000],
    ['0〜9999999で入力してください。', 'Must be 0 to 9999999.'],
  ],
];

/** The texts for a value, if it is rejected. */
function messageOf(schema: z.ZodMiniType, value: unknown): { readonly ja: string; readonly en: string } | undefined {
  const result = check(schema, value);
  if (result.ok) return undefined;
  const [broken] = result.broken;
  if (broken === undefined) throw new Error('refused without a message');
  return { ja: fill(rulesJa[broken.rule], broken.params), en: fill(rulesEn[broken.rule], broken.params) };
}

describe('the validation rules', () => {
  test('are complete', () => {
    expect([GENERIC.length, FIELDS.length]).toEqual([34, 29]);
  });

  test.each([...GENERIC, ...FIELDS])('%s', (...[, schema, takes, refuses, [ja, en]]) => {
    for (const value of takes) expect(messageOf(schema, value), `takes ${String(value)}`).toBeUndefined();
    for (const value of refuses) expect(messageOf(schema, value), `refuses ${String(value)}`).toEqual({ ja, en });
  });
});

describe('alphabets', () => {
  const SAMPLES: Readonly<Record<characters.AlphabetLanguage, string>> = {
    ar: 'مرحبا',
    bg: 'Здравей',
    cs: 'Žluťoučký',
    da: 'Blåbær',
    de: 'Größe',
    el: 'Καλημέρα',
    en: 'Hello',
    es: 'Añó',
    fa: 'سلام',
    fi: 'Äiti',
    fr: 'Cœur',
    he: 'שלום',
    hi: 'नमस्ते',
    hu: 'Őrült',
    it: 'Città',
    ja: 'ことほぎ言祝ー',
    ko: '안녕',
    nb: 'Blåbær',
    nl: 'Coördinatie',
    pl: 'Żółć',
    pt: 'Coração',
    ru: 'Ёлка',
    sk: 'Ďakujem',
    sr: 'Ђорђе',
    sv: 'Smörgås',
    th: 'สวัสดี',
    tr: 'İstanbulğ',
    uk: 'Їжак',
    vi: 'Đường',
    zh: '中文',
  };

  test.each(characters.ALPHABET_LANGUAGES)('%s takes its own letters and no digit, space or sign', language => {
    const schema = text(characters.alphabet(language));
    expect(check(schema, SAMPLES[language]).ok).toBe(true);
    for (const sign of ['1', ' ', '!', '_']) expect(check(schema, SAMPLES[language] + sign).ok).toBe(false);
  });
});

describe('the name of an account holder', () => {
  test('is converted to the form banks use', () => {
    expect(toAccountHolder('カ）ルミエールブライダル')).toBe('ｶ)ﾙﾐｴ-ﾙﾌﾞﾗｲﾀﾞﾙ');
    expect(toAccountHolder('ヤマダ　ショウコ')).toBe('ﾔﾏﾀﾞ ｼﾖｳｺ');
    expect(toAccountHolder('ぱんだ「ａｂｃ」')).toBe('ﾊﾟﾝﾀﾞ｢ABC｣');
  });

  test('stays unchanged if it already has that form', () => {
    const holder = fc.string({ unit: fc.constantFrom(...'ｱｲｳｶﾞﾊﾟｦﾝABCXYZ0189 ()./-'), minLength: 1 });
    fc.assert(
      fc.property(holder, name => {
        expect(toAccountHolder(name)).toBe(name);
      }),
    );
  });
});

describe('bounds', () => {
  test('hold on both sides of every length', () => {
    const pair = fc.tuple(fc.nat(50), fc.nat(50)).map(([one, other]) => [Math.min(one, other), Math.max(one, other)]);
    fc.assert(
      fc.property(pair, fc.nat(60), ([min = 0, max = 0], n) => {
        expect(check(text(bounds.lengthFrom(min, max)), a(n)).ok).toBe(n >= min && n <= max);
        expect(check(text(bounds.maxLength(max)), a(n)).ok).toBe(n <= max);
        expect(check(text(bounds.minLength(min)), a(n)).ok).toBe(n >= min);
      }),
    );
  });
});

test('an empty card form has an error at every field', () => {
  const empty = { cardNumber: '', expiry: { month: '', year: '' }, securityCode: '', holderName: '' };
  const result = check(cardForm(instant(Date.UTC(2026, 10, 21))), empty);
  expect(result.ok ? [] : result.broken.map(({ rule }) => rule)).toEqual(Array(4).fill('required'));
});

test('given a form whose shape depends on one field, when that field is empty, it is required', () => {
  const form = z.discriminatedUnion('answer', [
    z.object({ answer: z.literal('yes') }),
    z.object({ answer: z.literal('no') }),
  ]);
  expect(check(form, { answer: null })).toEqual({
    ok: false,
    broken: [{ path: 'answer', rule: 'required', params: {} }],
  });
  expect(check(form, { answer: 'maybe' })).toMatchObject({ broken: [{ path: 'answer', rule: 'invalid' }] });
});
