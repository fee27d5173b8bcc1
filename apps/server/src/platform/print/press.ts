import PDFDocument from 'pdfkit';
import { type CutFaces, charactersFor, cutFaces, type Face, runsOf } from './faces.ts';
import { breakLines } from './lines.ts';

/** How a text is set; sizes and places in points (1/72 inch) from the upper left corner of the page. */
export interface Setting {
  readonly size: number;
  readonly colour: string;
  readonly face?: Face;
  readonly align?: 'start' | 'middle' | 'end';
  /** Air between signs, points. */
  readonly spacing?: number;
}

/** A document that is being printed. */
export interface Press {
  readonly doc: PDFKit.PDFDocument;
  readonly width: (text: string, setting: Pick<Setting, 'size' | 'face' | 'spacing'>) => number;
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

function typesetter(doc: PDFKit.PDFDocument, faces: CutFaces): Pick<Press, 'width' | 'line' | 'lines'> {
  const runs = (text: string, face?: Face) => runsOf(faces, text, face);
  const runWidth = (run: { face: string; text: string }, size: number, spacing: number) =>
    doc.font(run.face).fontSize(size).widthOfString(run.text) + spacing * [...run.text].length;
  const width: Press['width'] = (text, { size, face, spacing = 0 }) =>
    runs(text, face).reduce((sum, run) => sum + runWidth(run, size, spacing), 0);
  return {
    width,
    line: (text, x, baseline, setting) => {
      const { size, colour, face, align = 'start', spacing = 0 } = setting;
      // The air after the last sign is no part of the line.
      const whole = align === 'start' ? 0 : width(text, setting) - spacing;
      let left = x - (align === 'middle' ? whole / 2 : whole);
      for (const run of runs(text, face)) {
        const options = { lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing } as const;
        doc.font(run.face).fontSize(size).fillColor(colour).text(run.text, left, baseline, options);
        left += runWidth(run, size, spacing);
      }
    },
    lines: (text, wide, { size, face }) =>
      breakLines(text, wide, part => width(part, face === undefined ? { size } : { size, face })),
  };
}

/** Opens a document without pages; its faces are cut to what it will set and go into the file. */
export async function openPress({ size, title, language, texts }: PressOptions): Promise<Press> {
  const faces = await cutFaces(charactersFor(texts));
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
  for (const [name, { bytes }] of faces) doc.registerFont(name, bytes);
  const bytes = bytesOf(doc);
  return {
    doc,
    ...typesetter(doc, faces),
    finish: () => {
      doc.end();
      return bytes;
    },
  };
}
