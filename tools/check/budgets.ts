import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PatternName } from '@kotohogi/themes/theme-names';
import type { Problem, Source } from './source.ts';

/** A chunk in Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/**
 * Maximum size of a first page, in kB gzipped (docs/product/guest-page.md#first-paint). `page` is the module its route
 * loads.
 */
interface Budget {
  readonly what: string;
  readonly pages: readonly string[];
  readonly jsKb: number;
  readonly cssKb?: number;
}

const BUDGETS: readonly Budget[] = [
  {
    what: 'guest page before the player',
    pages: ['src/entries/guest/routes.ts', 'src/entries/guest/layout.tsx', 'src/entries/guest/index-page.tsx'],
    jsKb: 150,
    cssKb: 12,
  },
  {
    what: 'invitation',
    pages: ['src/entries/guest/routes.ts', 'src/entries/guest/layout.tsx', 'src/entries/guest/invitation-page.tsx'],
    jsKb: 150,
    cssKb: 12,
  },
  {
    what: "staff's first page",
    pages: ['src/entries/facility/routes.ts', 'src/entries/facility/layout.tsx', 'src/entries/facility/index-page.tsx'],
    jsKb: 220,
  },
];
const PLAYER_KB = 140;
const GUEST_FONTS_KB = 80;

/** Every chunk a page needs before it can render: its own and all static imports. */
function closure(manifest: Manifest, roots: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (key: string) => {
    if (found.has(key)) return;
    found.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  roots.forEach(visit);
  return found;
}

const gzipKb = (folder: string, files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length, 0) /
  1000;

function weigh(folder: string, manifest: Manifest, keys: ReadonlySet<string>) {
  const chunks = [...keys].flatMap(key => manifest[key] ?? []);
  return {
    jsKb: gzipKb(folder, new Set(chunks.map(chunk => chunk.file))),
    cssKb: gzipKb(folder, new Set(chunks.flatMap(chunk => chunk.css ?? []))),
  };
}

function over(what: string, kb: number, limit: number): Problem[] {
  return kb > limit ? [{ file: what, text: `is ${kb.toFixed(1)} kB gzipped, more than ${limit} kB` }] : [];
}

function checkPages(folder: string, manifest: Manifest): Problem[] {
  return BUDGETS.flatMap(({ what, pages, jsKb, cssKb }) => {
    const missing = pages.filter(page => manifest[page] === undefined);
    if (missing.length > 0)
      return [{ file: what, text: `${missing.join(', ')} is not a chunk of the build, so the gate cannot measure it` }];
    const weight = weigh(folder, manifest, closure(manifest, ['index.html', ...pages]));
    return [
      ...over(`${what} (JS)`, weight.jsKb, jsKb),
      ...(cssKb === undefined ? [] : over(`${what} (CSS)`, weight.cssKb, cssKb)),
    ];
  });
}

/** The player loads after the page: measures what it adds to the chunks of the guest's page. */
function checkPlayer(folder: string, manifest: Manifest): Problem[] {
  const key = Object.keys(manifest).find(name => name.endsWith('src/features/live/player-page/player-page.tsx'));
  const hls = Object.keys(manifest).find(name => name.includes('hls.js/'));
  if (key === undefined || hls === undefined)
    return [{ file: 'player', text: 'has no chunk of its own, so the gate cannot measure it' }];
  const page = closure(manifest, [
    'index.html',
    'src/entries/guest/routes.ts',
    'src/entries/guest/layout.tsx',
    'src/entries/guest/index-page.tsx',
  ]);
  const added = [...closure(manifest, [key, hls])].filter(name => !page.has(name));
  return over('player chunk', weigh(folder, manifest, new Set(added)).jsKb, PLAYER_KB);
}

/** The fonts that every guest page loads. Slices for names and rare words are separate (fonts-rare.css). */
const SANS = ['sans-400', 'sans-500', 'sans-600'];
const GUEST_FONTS: Readonly<Record<PatternName, readonly string[]>> = {
  natural: ['mincho-core', 'display', 'display-italic', ...SANS],
  marine: ['mincho-core', 'marine', ...SANS],
  'tropical-pop': ['maru-core', 'pop', ...SANS],
  'vintage-tropical-flower': ['antique-core', 'display', 'display-italic', ...SANS],
  'classic-noble': ['mincho-core', 'noble', ...SANS],
  stylish: ['thin-core', 'style', 'figures', ...SANS],
};

function checkFonts(root: string): Problem[] {
  const folder = path.join(root, 'packages/themes/static/fonts');
  return Object.entries(GUEST_FONTS).flatMap(([pattern, names]) => {
    const bytes = names.reduce((sum, name) => sum + statSync(path.join(folder, `${name}.woff2`)).size, 0);
    return over(`fonts of a guest's page in ${pattern}, before names`, bytes / 1000, GUEST_FONTS_KB);
  });
}

/** Builds the browser app in a separate folder and measures what each audience loads first. */
export function checkBudgets({ root }: Source): Problem[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'kotohogi-budget-'));
  try {
    const vite = path.join(root, 'node_modules/vite/bin/vite.js');
    execFileSync(
      process.execPath,
      [vite, 'build', '--outDir', folder, '--emptyOutDir', '--manifest', '--logLevel', 'error'],
      {
        cwd: path.join(root, 'apps/web'),
      },
    );
    const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
    return [...checkPages(folder, manifest), ...checkPlayer(folder, manifest), ...checkFonts(root)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
