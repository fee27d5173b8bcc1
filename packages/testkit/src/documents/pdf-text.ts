import { execFile } from 'node:child_process';
import { inflateSync } from 'node:zlib';

/** An object of a PDF: its dictionary, and the content of its stream. */
interface PdfObject {
  readonly dictionary: string;
  readonly stream: string;
}

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** The objects of a PDF, by number (ISO 32000-1, 7.3.10). Streams are skipped by their length: they may contain anything. */
function objectsOf(pdf: Buffer): ReadonlyMap<string, PdfObject> {
  const text = latin1(pdf);
  const objects = new Map<string, PdfObject>();
  const head = /(\d+) 0 obj\b/g;
  for (let found = head.exec(text); found !== null; found = head.exec(text)) {
    const [, number = ''] = found;
    const end = text.indexOf('endobj', head.lastIndex);
    const begin = text.indexOf('stream', head.lastIndex);
    const hasStream = begin !== -1 && begin < end;
    const dictionary = text.slice(head.lastIndex, hasStream ? begin : end);
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const from = begin + 'stream'.length + (text[begin + 'stream'.length] === '\r' ? 2 : 1);
    const bytes = hasStream ? pdf.subarray(from, from + length) : Buffer.alloc(0);
    const isPacked = dictionary.includes('/FlateDecode') && !/\/(?:FontFile|Subtype \/Image)/.test(dictionary);
    objects.set(number, { dictionary, stream: hasStream && isPacked ? latin1(inflateSync(bytes)) : latin1(bytes) });
    head.lastIndex = hasStream ? from + length : end;
  }
  return objects;
}

const textOfHex = (hex: string) => new TextDecoder('utf-16be').decode(Buffer.from(hex, 'hex'));

/** The text of each glyph of a font ("ToUnicode", 9.10.3). */
function glyphTexts(map: string): ReadonlyMap<number, string> {
  const texts = new Map<number, string>();
  for (const [, lines = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first = '', list = ''] of lines.matchAll(/<([0-9a-f]+)>\s*<[0-9a-f]+>\s*\[([^\]]*)\]/gi)) {
      const from = Number.parseInt(first, 16);
      const values = [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = '']) => textOfHex(hex.replaceAll(' ', '')));
      for (const [index, value] of values.entries()) texts.set(from + index, value);
    }
  }
  return texts;
}

type Fonts = ReadonlyMap<string, ReadonlyMap<number, string>>;

/** The number of the object that a dictionary refers to under a name. */
const refOf = (dictionary: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1] ?? '';

/** The fonts of a page, by their names in its content. */
function fontsOf(objects: ReadonlyMap<string, PdfObject>, page: PdfObject): Fonts {
  const resources = objects.get(refOf(page.dictionary, 'Resources'))?.dictionary ?? page.dictionary;
  const names = /\/Font\s*<<([\s\S]*?)>>/.exec(resources)?.[1] ?? '';
  return new Map(
    [...names.matchAll(/\/(\S+) (\d+) 0 R/g)].map(([, name = '', number = '']) => {
      const font = objects.get(number)?.dictionary ?? '';
      return [name, glyphTexts(objects.get(refOf(font, 'ToUnicode'))?.stream ?? '')] as const;
    }),
  );
}

/** The texts of a page in the order of its content, one line for each change of the height (9.4). */
function textOfContent(content: string, fonts: Fonts): string {
  let font: ReadonlyMap<number, string> = new Map();
  let height = '';
  let text = '';
  const steps = /\/(\S+) [\d.]+ Tf|(?:[-\d.]+ ){5}([-\d.]+) Tm|<([0-9a-f]+)>/gi;
  for (const [, name, at, glyphs] of content.matchAll(steps)) {
    if (name !== undefined) font = fonts.get(name) ?? font;
    if (at !== undefined && at !== height) {
      text += '\n';
      height = at;
    }
    for (const glyph of glyphs?.match(/.{4}/g) ?? []) text += font.get(Number.parseInt(glyph, 16)) ?? '';
  }
  return text;
}

/** Reads the text of a PDF by the standard alone; of the files that this product makes, not of every PDF. */
function readText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary));
  return pages
    .map(page => textOfContent(objects.get(refOf(page.dictionary, 'Contents'))?.stream ?? '', fontsOf(objects, page)))
    .join('\n');
}

/** Reads the text of a PDF with poppler; undefined where it is not installed. */
async function readWithPoppler(pdf: Buffer): Promise<string | undefined> {
  return await new Promise((resolve, reject) => {
    const child = execFile('pdftotext', ['-layout', '-', '-'], (error, text) => {
      if (error === null) resolve(text);
      else if (error.code === 'ENOENT') resolve(undefined);
      else reject(error);
    });
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(pdf);
  });
}

/**
 * The text of a PDF without white space, by every reader there is: one that knows nothing but the standard, and
 * pdftotext where it is installed. A judge of documents checks each of them.
 */
export async function pdfTexts(pdf: Buffer): Promise<readonly string[]> {
  const texts = [readText(pdf), await readWithPoppler(pdf)];
  return texts.filter(text => text !== undefined).map(text => text.replace(/\s/gu, ''));
}
