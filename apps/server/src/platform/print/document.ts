import PDFDocument from 'pdfkit';
import { isRightAligned } from './direction.ts';
import type { Face } from './families.ts';
import { breakLines } from './lines.ts';
import { openCase, type Run } from './runs.ts';
import { MISSING_GLYPH, type SubsetFamilies, subsetFonts } from './subset-fonts.ts';
import { signsOf } from './words.ts';

/** How a text is set; sizes and positions in points (1/72 inch) from the upper left corner of the page. */
export interface Setting {
  readonly size: number;
  readonly colour: string;
  readonly face?: Face;
  readonly align?: 'start' | 'middle' | 'end';
  /** Letter spacing in points. */
  readonly spacing?: number;
  /** The text the line is a part of: its words use the same font as the others. */
  readonly whole?: string;
}

/** A document being printed. */
export interface PrintDocument {
  readonly doc: PDFKit.PDFDocument;
  readonly width: (text: string, setting: Pick<Setting, 'size' | 'face' | 'spacing' | 'whole'>) => number;
  /** Sets one line at its baseline. */
  readonly line: (text: string, x: number, baseline: number, setting: Setting) => void;
  /** Breaks a text into lines of a width. */
  readonly lines: (text: string, width: number, setting: Pick<Setting, 'size' | 'face'>) => readonly string[];
  /** Ends the document and returns its bytes. */
  readonly finish: () => Promise<Buffer>;
}

export interface PrintDocumentOptions {
  /** Page size in points. */
  readonly size: readonly [width: number, height: number];
  readonly title: string;
  readonly language: 'ja' | 'en';
  /** All texts that may be set, for subsetting the fonts. */
  readonly texts: readonly string[];
  /** Keeps the pages in memory until the end, so that something can be added to each. */
  readonly keepsPages?: boolean;
}

/** Collects the bytes the document writes. */
function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

/** The library fails on rare glyphs of some fonts. One guest's name must not cost everyone the book. */
function settable(doc: PDFKit.PDFDocument, run: Run): Run {
  try {
    doc.font(run.face).widthOfString(run.text);
    return run;
  } catch {
    return { face: 'mincho', text: MISSING_GLYPH.repeat(signsOf(run.text).length), isJoined: false };
  }
}

function typesetter(
  doc: PDFKit.PDFDocument,
  families: SubsetFamilies,
): Pick<PrintDocument, 'width' | 'line' | 'lines'> {
  const { runsOf } = openCase(families);
  const runs = (text: string, face?: Face, whole?: string) => runsOf(text, face, whole).map(run => settable(doc, run));
  const air = ({ isJoined }: Run, spacing: number) => (isJoined ? 0 : spacing);
  const runWidth = (run: Run, size: number, spacing: number) =>
    doc.font(run.face).fontSize(size).widthOfString(run.text) + air(run, spacing) * [...run.text].length;
  const width: PrintDocument['width'] = (text, { size, face, spacing = 0, whole }) =>
    runs(text, face, whole).reduce((sum, run) => sum + runWidth(run, size, spacing), 0);
  return {
    width,
    line: (text, x, baseline, setting) => {
      const { size, colour, face, align = 'start', spacing = 0, whole: all } = setting;
      // The spacing after the last character is not part of the line.
      const whole = align === 'start' ? 0 : width(text, setting) - spacing;
      let left = x - (align === 'middle' ? whole / 2 : whole);
      for (const run of runs(text, face, all)) {
        const options = { lineBreak: false, baseline: 'alphabetic', characterSpacing: air(run, spacing) } as const;
        // Glyphs of combined characters are drawn in another order than they are read, so the run carries its text for
        // search and copy. For right-to-left text, readers reorder the characters themselves and would reverse this one
        // too.
        const isMarked = run.isJoined && !isRightAligned(run.text);
        if (isMarked) doc.markContent('Span', { actual: run.text });
        doc.font(run.face).fontSize(size).fillColor(colour).text(run.text, left, baseline, options);
        if (isMarked) doc.endMarkedContent();
        left += runWidth(run, size, spacing);
      }
    },
    lines: (text, wide, { size, face }) =>
      breakLines(text, wide, part => width(part, { size, whole: text, ...(face === undefined ? {} : { face }) })),
  };
}

/** Opens a document without pages. Its fonts are reduced to the characters it will set and embedded in the file. */
export async function openDocument(options: PrintDocumentOptions): Promise<PrintDocument> {
  const { size, title, language, texts, keepsPages = false } = options;
  const families = await subsetFonts(texts);
  const doc = new PDFDocument({
    size: [...size],
    margin: 0,
    autoFirstPage: false,
    bufferPages: keepsPages,
    lang: language,
    displayTitle: true,
    // A built-in font would be loaded from files that are not needed.
    font: '',
    info: { Title: title, Creator: 'Kotohogi', Producer: 'Kotohogi' },
  });
  for (const { faces } of families) for (const [name, { bytes }] of faces) doc.registerFont(name, bytes);
  const bytes = bytesOf(doc);
  return {
    doc,
    ...typesetter(doc, families),
    finish: () => {
      doc.end();
      return bytes;
    },
  };
}
