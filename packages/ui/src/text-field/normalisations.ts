/** Full-width letters, digits, symbols and spaces become half-width; kana and kanji stay. */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, sign => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-');
}

/**
 * Hiragana and half-width katakana become full-width katakana; everything else stays. NFKC is applied only to runs of
 * half-width katakana, where it does exactly this and joins the voicing marks.
 */
export function toKatakana(text: string): string {
  return text
    .replace(/[\uFF65-\uFF9F]+/g, run =>
      run
        .normalize('NFKC')
        .replace(/\u3099/g, '\u309B')
        .replace(/\u309A/g, '\u309C'),
    )
    .replace(/[\u3041-\u3096\u309D\u309E]/g, kana => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}

/** Keeps only the digits, full-width ones converted to half-width. */
export function digitsOnly(text: string): string {
  return toHalfWidth(text).replace(/[^0-9]/g, '');
}

/** Removes spaces of every kind. */
export function removeSpaces(text: string): string {
  return text.replace(/[\s\u3000]+/g, '');
}

/** Trims spaces of every kind. For use on blur: while typing, a space has to stay. */
export function trim(text: string): string {
  return text.replace(/^[\s\u3000]+|[\s\u3000]+$/g, '');
}

export function upperCase(text: string): string {
  return text.toUpperCase();
}

/** Limits the number of characters, counted in code points as in every limit, so that no character is split. */
export function upTo(maxCharacters: number): (text: string) => string {
  return text => Array.from(text).slice(0, maxCharacters).join('');
}

/**
 * Collapses runs of spaces into one; removes a space at the start, keeps one at the end while the next word is typed.
 */
export function singleSpaces(text: string): string {
  return text.replace(/[\s\u3000]+/g, ' ').replace(/^ /, '');
}

/**
 * Half-width postal codes; exactly seven digits are a Japanese one and get its hyphen. Those of other countries stay as
 * typed (docs/product/form.md#fields).
 */
export function toPostalCode(text: string): string {
  const code = toHalfWidth(text)
    .replace(/〒 */g, '')
    .replace(/([0-9])ー/g, '$1-');
  return code.replace(/^([0-9]{3})[- ]?([0-9]{4})$/, '$1-$2');
}

/** Phone numbers: half-width digits, `+`, hyphens, brackets and spaces. */
export function toTelephone(text: string): string {
  return toHalfWidth(text)
    .replace(/ー/g, '-')
    .replace(/[^0-9+\-() ]/g, '');
}

/** Email addresses: half-width, without spaces. */
export function toMailAddress(text: string): string {
  return removeSpaces(toHalfWidth(text));
}

/** Card numbers: digits only, at most 16, in groups of four. */
export function toCardNumber(text: string): string {
  return (
    digitsOnly(text)
      .slice(0, 16)
      .match(/.{1,4}/g)
      ?.join(' ') ?? ''
  );
}

/** Names on cards: half-width capitals with single spaces. */
export function toCardHolder(text: string): string {
  return singleSpaces(toHalfWidth(text)).toUpperCase();
}
