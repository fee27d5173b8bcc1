const SMALL = 'ｧｨｩｪｫｬｭｮｯ';
const LARGE = 'ｱｲｳｴｵﾔﾕﾖﾂ';
const FULL =
  'ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜';
const HALF = 'ｦｧｨｩｪｫｬｭｮｯｰｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝﾞﾟ';
const MARKS: Readonly<Record<string, string>> = { '\u3099': 'ﾞ', '\u309a': 'ﾟ', '「': '｢', '」': '｣', '\u3000': ' ' };

/** One character as banks write it: half-width, upper-case, no small kana. */
function bankSign(sign: string): string {
  const narrow = MARKS[sign] ?? HALF[FULL.indexOf(sign)] ?? sign;
  return LARGE[SMALL.indexOf(narrow)] ?? narrow.toUpperCase();
}

/**
 * The name of an account as banks write it: full width becomes half width, small kana becomes large
 * (docs/product/form.md#fields).
 */
export function toAccountHolder(text: string): string {
  // Hiragana is 0x60 below katakana; NFD splits voiced marks from their letters, NFKC narrows wide letters.
  const katakana = text.replace(/[\u3041-\u3096]/g, one => String.fromCharCode(one.charCodeAt(0) + 0x60));
  const plain = [...katakana.normalize('NFKC').normalize('NFD')];
  return plain.map(bankSign).join('').replace(/−|ｰ/g, '-');
}
