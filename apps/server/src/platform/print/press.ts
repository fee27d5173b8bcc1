import PDFDocument from 'pdfkit';
import { isFromRight } from './direction.ts';
import { type CutFamilies, cutFaces, GETA } from './faces.ts';
import type { Face } from './families.ts';
import { breakLines } from './lines.ts';
import { openCase, type Run } from './runs.ts';
import { signsOf } from './words.ts';

/** How a text is set; sizes and places in points (1/72 inch) from the upper left corner of the page. */
export interface Setting {
  readonly size: number;
  readonly colour: string;
  readonly face?: Face;
  readonly align?: 'start' | 'middle' | 'end';
  /** Air between signs, points. */
  readonly spacing?: number;
  /** What the line is a part of: its words come in the same face as the others. */
  readonly whole?: string;
}

/** A document that is being printed. */
export interface Press {
  readonly doc: PDFKit.PDFDocument;
  readonly width: (text: string, setting: Pick<Setting, 'size' | 'face' | 'spacing' | 'whole'>) => number;
  /** Sets one line; `y` is its baseline. */
  readonly line: (text: string, x: number, baseline: number, setting: Setting) => void;
  /** Breaks a text into lines of a width. */
  readonly lines: (text: string, width: number, setting: Pick<Setting, 'size' | 'face'>) => readonly string[];
  /** Ends the document and gives its bytes. */
  readonly finish: () => Promise<Buffer>;
}

export interface PressOptions {
  /** Of a page, points. */
  readonly size: readonly [width: number, height: number];
  readonly title: string;
  readonly language: 'ja' | 'en';
  /** Everything that may be set, for cutting the faces. */
  readonly texts: readonly string[];
}

/** Collects what the document writes. */
function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

/** The library stumbles over rare shapes of letters in some faces: one guest's name must not cost everybody the book. */
function settable(doc: PDFKit.PDFDocument, run: Run): Run {
  try {
    doc.font(run.face).widthOfString(run.text);
    return run;
  } catch {
    return { face: 'mincho', text: GETA.repeat(signsOf(run.text).length), isJoined: false };
  }
}

function typesetter(doc: PDFKit.PDFDocument, families: CutFamilies): Pick<Press, 'width' | 'line' | 'lines'> {
  const { runsOf } = openCase(families);
  const runs = (text: string, face?: Face, whole?: string) => runsOf(text, face, whole).map(run => settable(doc, run));
  const air = ({ isJoined }: Run, spacing: number) => (isJoined ? 0 : spacing);
  const runWidth = (run: Run, size: number, spacing: number) =>
    doc.font(run.face).fontSize(size).widthOfString(run.text) + air(run, spacing) * [...run.text].length;
  const width: Press['width'] = (text, { size, face, spacing = 0, whole }) =>
    runs(text, face, whole).reduce((sum, run) => sum + runWidth(run, size, spacing), 0);
  return {
    width,
    line: (text, x, baseline, setting) => {
      const { size, colour, face, align = 'start', spacing = 0, whole: all } = setting;
      // The air after the last sign is no part of the line.
      const whole = align === 'start' ? 0 : width(text, setting) - spacing;
      let left = x - (align === 'middle' ? whole / 2 : whole);
      for (const run of runs(text, face, all)) {
        const options = { lineBreak: false, baseline: 'alphabetic', characterSpacing: air(run, spacing) } as const;
        // Marks and shapes of several letters stand elsewhere than they are spoken: who searches or copies finds the text
        // beside them. From right to left, readers put the letters in order themselves, and this one too would be turned.
        const isMarked = run.isJoined && !isFromRight(run.text);
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

/** Opens a document without pages; its faces are cut to what it will set and go into the file. */
export async function openPress({ size, title, language, texts }: PressOptions): Promise<Press> {
  const families = await cutFaces(texts);
  const doc = new PDFDocument({
    size: [...size],
    margin: 0,
    autoFirstPage: false,
    lang: language,
    displayTitle: true,
    // A built-in face would be looked up in files that nobody needs.
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
