import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** One cell at a time, per RFC 4180: quoted with doubled quotes inside, or bare. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/y;

/** Reads a CSV file as a spreadsheet does. Throws on invalid CSV. Ignores the empty line after the final line break. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const from = CELL.lastIndex;
    const found = CELL.exec(text);
    if (found === null) throw new Error(`no CSV from character ${from}: ${text.slice(from, from + 40)}`);
    const [, quoted, bare = '', end] = found;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end !== ',' && CELL.lastIndex < text.length) rows.push([]);
  }
  return rows;
}

const soffice = ['/usr/bin/soffice', '/usr/local/bin/soffice', '/opt/libreoffice/program/soffice'].find(existsSync);

/**
 * Opens files with LibreOffice and returns the cells it read of each; a formula would come back as its result. Undefined
 * if LibreOffice is not installed.
 */
export async function readWithLibreOffice(files: readonly Buffer[]): Promise<string[][][] | undefined> {
  if (soffice === undefined) return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'kotohogi-sheet-'));
  try {
    const names = files.map((_, index) => `list-${index}.csv`);
    await Promise.all(names.map((name, index) => writeFile(path.join(folder, name), files[index] ?? '')));
    // Commas, double quotes, UTF-8, from the first line.
    const format = '44,34,76,1';
    const out = path.join(folder, 'read');
    execFileSync(
      soffice,
      [
        `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`,
        '--headless',
        '--norestore',
        `--infilter=CSV:${format}`,
        '--convert-to',
        `csv:Text - txt - csv (StarCalc):${format}`,
        '--outdir',
        out,
        ...names.map(name => path.join(folder, name)),
      ],
      { stdio: 'ignore', timeout: 180_000 },
    );
    const texts = await Promise.all(names.map(name => readFile(path.join(out, name), 'utf8')));
    return texts.map(text =>
      readCsv(text.replace(/^\uFEFF/, '').replace(/\r?\n/g, '\r\n')).map(row =>
        row.map(cell => cell.replaceAll('\r\n', '\n')),
      ),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
