import { toAccountHolder } from '../deposit-account/holder.ts';

/** Legal forms and how banks abbreviate them; a form that contains another one comes first. */
const LEGAL_FORMS = [
  ['カブシキガイシャ', 'ｶ'],
  ['ユウゲンガイシャ', 'ﾕ'],
  ['ゴウドウガイシャ', 'ﾄﾞ'],
  ['ゴウシガイシャ', 'ｼ'],
  ['ゴウメイガイシャ', 'ﾒ'],
  ['イッパンシャダンホウジン', 'ｼﾔ'],
  ['コウエキシャダンホウジン', 'ｼﾔ'],
  ['シャダンホウジン', 'ｼﾔ'],
  ['イッパンザイダンホウジン', 'ｻﾞｲ'],
  ['コウエキザイダンホウジン', 'ｻﾞｲ'],
  ['ザイダンホウジン', 'ｻﾞｲ'],
  ['シュウキョウホウジン', 'ｼﾕｳ'],
  ['ガッコウホウジン', 'ｶﾞｸ'],
  ['イリョウホウジン', 'ｲ'],
  ['トクテイヒエイリカツドウホウジン', 'ﾄｸﾋ'],
].map(([form = '', short = '']) => ({ form: toAccountHolder(form), short }));

/** A text in the signs that every bank accepts in a transfer file (docs/product/zengin.md#names). */
export function toBankSigns(text: string): string {
  return toAccountHolder(text).replaceAll('ｦ', 'ｵ').replaceAll('・', '.');
}

/**
 * The name of a person or a company as banks register it: like `toBankSigns`, with the legal form abbreviated according
 * to its place in the name (docs/product/zengin.md#names).
 */
export function toBankName(text: string): string {
  return LEGAL_FORMS.reduce((name, { form, short }) => {
    if (name.startsWith(form)) return `${short})${name.slice(form.length).trimStart()}`;
    if (name.endsWith(form)) return `${name.slice(0, -form.length).trimEnd()}(${short}`;
    return name.replace(new RegExp(` ?${form} ?`), `(${short})`);
  }, toBankSigns(text));
}

const REFUSED_SIGN = /[^\uff71-\uff9fA-Z0-9 ().\-/\uff62\uff63]/u;

/** The first sign of a text that banks refuse. */
export function refusedSign(text: string): string | undefined {
  return REFUSED_SIGN.exec(text)?.[0];
}

/** U+FF61 is 0xA1 in JIS X 0201, and the other half-width kana follow in the same order. */
const KANA_OFFSET = 0xff61 - 0xa1;

/** The bytes of a text in JIS X 0201, which are those of Shift_JIS. All its signs have to be accepted by banks. */
export function toJisBytes(text: string): Uint8Array {
  return Uint8Array.from(text, sign => {
    const code = sign.charCodeAt(0);
    return code < 0x80 ? code : code - KANA_OFFSET;
  });
}

/** The text of bytes in JIS X 0201; a byte without a sign there becomes U+FFFD. */
export function fromJisBytes(bytes: Uint8Array): string {
  return Array.from(bytes, byte => {
    if (byte < 0x80) return String.fromCharCode(byte);
    return byte >= 0xa1 && byte <= 0xdf ? String.fromCharCode(byte + KANA_OFFSET) : '\ufffd';
  }).join('');
}
