import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GATES } from './run.ts';
import { openSource } from './source.ts';

const ROOT = path.join(import.meta.dirname, '../..');
/** The whole checkout, and the few files that the gates of single files need to find their violation. */
let whole: string;
let small: string;

/** A planted violation: where it is, what it is, and what the gate must report. */
interface Plant {
  readonly file: string;
  readonly text: string;
  readonly prints: readonly string[];
}

const longFile = Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line};\n`).join('');
const heavyFile = `export const ballast =\n  '${randomBytes(200_000).toString('base64')}';\n`;

/** The start of a planted sleep; in pieces, because the gate reads this file as well. */
const RESOLVE = 'await new Promise(resolve => ';
/**
 * The gates that read one file after the other, the slowest ones. `npm run check` runs them on the whole checkout; here
 * they find their violation among a few files, in a tenth of the time.
 */
const OF_SINGLE_FILES = new Set([
  'format and lint',
  'types of domain and contract',
  'types of the server',
  'types of the browser',
  'types of the tests',
  'promises and switches',
  'import directions',
  'migrations',
]);
/** Settings, packages, and whatever a violation is appended to or imports. */
const SMALL =
  /^[^/]+$|(?:^|\/)package\.json$|^(?:tools\/trace|bench\/run)\.ts$|^packages\/(?:domain|contract)\/src\/|^packages\/live-engine\/src\/ingest\/|\/live\/(?:camera\/camera-retry|t)\.ts$|\/features\/(?:facility|wedding)\/store\.ts$|^apps\/web\/src\/entries\/guest\/index-page\.tsx$/;
/** What no gate reads the contents of. */
const UNREAD = /^(?:e2e\/screenshots|demo)\//;

/** One violation for each gate. All are in the copies at once, and each gate must find its own. */
const PLANTS: Readonly<Record<string, Plant>> = {
  'format and lint': {
    file: 'packages/domain/src/planted/format.ts',
    text: 'export const planted={a:1}\n',
    prints: ['planted/format.ts'],
  },
  'types of domain and contract': {
    file: 'packages/domain/src/planted/types.ts',
    text: "export const planted: number = 'text';\n",
    prints: ['packages/domain/src/planted/types.ts', 'TS2322'],
  },
  'types of the server': {
    file: 'apps/server/src/platform/planted.ts',
    text: "export const planted: number = 'text';\n",
    prints: ['apps/server/src/platform/planted.ts', 'TS2322'],
  },
  'types of the browser': {
    file: 'packages/ui/src/planted.ts',
    text: "export const planted: number = 'text';\n",
    prints: ['packages/ui/src/planted.ts', 'TS2322'],
  },
  'types of the tests': {
    file: 'e2e/planted.ts',
    text: "export const planted: number = 'text';\n",
    prints: ['e2e/planted.ts', 'TS2322'],
  },
  'promises and switches': {
    file: 'apps/server/src/gate/planted.ts',
    text: 'Promise.resolve(1);\n',
    prints: ['apps/server/src/gate/planted.ts', 'no-floating-promises'],
  },
  'import directions': {
    file: 'packages/domain/src/planted/direction.ts',
    text: "import '../../../contract/src/hall.ts';\n",
    prints: [
      'packages/domain/src/planted/direction.ts',
      'domain-is-pure',
      'wire-is-pure',
      'web-knows-no-server',
      'entries-through-index',
    ],
  },
  'dead code': {
    file: 'apps/web/src/shell/planted.ts',
    text: 'export const planted = 1;\n',
    prints: ['apps/web/src/shell/planted.ts'],
  },
  migrations: {
    file: 'db/migrations/9999_planted.sql',
    text: 'ALTER TABLE gift DROP COLUMN amount;\n',
    prints: ['9999_planted.sql', 'ban-drop-column'],
  },
  sizes: {
    file: 'packages/ports/src/planted.ts',
    text: longFile,
    prints: ['packages/ports/src/planted.ts', '301 lines'],
  },
  folders: {
    // The rest of the crowd is planted before the tests.
    file: 'packages/ports/src/crowd/file-0.ts',
    text: 'export const planted = 0;\n',
    prints: ['packages/ports/src/crowd: has 26 source files'],
  },
  'mirror of the features': {
    file: 'apps/server/src/features/weed/store.ts',
    text: 'export const planted = 1;\n',
    prints: ['features/weed', 'has no counterpart'],
  },
  'graph of the features': {
    file: 'apps/server/src/features/facility/store.planted.ts',
    text: "export { readSchedule } from '../wedding/index.ts';\n",
    prints: [
      'facility → wedding does not point to a lower floor',
      'closes the circle facility → wedding → facility',
      'shows another graph',
    ],
  },
  contract: {
    file: 'packages/contract/src/planted.ts',
    text: [
      "import * as z from 'zod/mini';",
      "import { endpoint } from './kit/endpoint.ts';",
      'export const planted = {',
      "  read: endpoint({ name: 'planted.read', method: 'GET', path: '/planted/:id', summary: 'x', access: 'open',",
      '    output: z.object({}), errors: { planted_code: 409 } }),',
      '};',
      '',
    ].join('\n'),
    prints: ['the error code planted_code has no text', 'planted.read has other params () than its path'],
  },
  texts: {
    file: 'apps/web/src/features/hall/messages.ja.ts',
    text: "export const planted = { 'planted.text': '植えた' };\n",
    prints: ['planted.text lacks a language', 'planted.text is never used'],
  },
  controls: {
    file: 'apps/web/src/shell/planted-control.tsx',
    text: 'export const Planted = () => <button type="button">x</button>;\n',
    prints: ['planted-control.tsx', 'renders its own <button>'],
  },
  catalogs: {
    // The page of a guest uses a text of the back office.
    file: 'apps/web/src/entries/guest/layout.tsx',
    text: "export const planted = 'help.label';\n",
    prints: ['entries/guest/routes.ts: no catalog has help.label', 'which apps/web/src/entries/guest/layout.tsx uses'],
  },
  classes: {
    // The sheet is planted before the tests.
    file: 'packages/ui/src/planted.tsx',
    text: "import styles from './planted.module.css';\nexport const planted = styles.wanted;\n",
    prints: ['planted.tsx: names .wanted', 'planted.module.css: nothing names .unused'],
  },
  tokens: {
    file: 'packages/ui/src/planted-tokens.css',
    text: '@media (min-width: 700px) {\n  p {\n    padding: 8px 17px;\n    color: #123456;\n  }\n}\n',
    prints: ['changes at 700px', 'var(--s-2) instead of 8px', '17px is not on the grid', '#123456 is a color by hand'],
  },
  casts: {
    file: 'apps/server/src/features/weed/handlers.ts',
    text: "export const planted = (row: { id: number; state: string }) => [row.id as WeddingId, KNOWN.find(one => one === row.state) ?? 'x'];\n",
    prints: ['weed/handlers.ts: casts to WeddingId', 'weed/handlers.ts: replaces an unknown value'],
  },
  settings: { file: '.env.example', text: '# PLANTED=1\n', prints: ['explains PLANTED, which nothing reads'] },
  links: {
    file: 'packages/ports/src/planted-links.ts',
    text: `/** The window (docs/product/gift.md#planted) of decision\n * ${45}, see planted.md. */\nexport const planted = 1;\n`,
    prints: ['gift.md#planted: the page has no such heading', `cites "decision ${45}"`, 'planted.md, which is not in'],
  },
  'waits of the tests': {
    file: 'packages/domain/src/planted/waits.unit.test.ts',
    text: `export const once = { retry: ${1} };\n${RESOLVE}setTimeout(resolve, 300));\n`,
    prints: ['planted/waits.unit.test.ts: retries', 'planted/waits.unit.test.ts:2: sleeps'],
  },
  'bundle budgets': {
    file: 'apps/web/src/entries/guest/planted.ts',
    text: heavyFile,
    prints: ['guest page before the player (JS): is '],
  },
};

/** A separate checkout: the current files, or those of them that are wanted, with this checkout's packages. */
async function copyCheckout(isWanted: (file: string) => boolean): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kotohogi-gates-'));
  for (const file of openSource(ROOT).files().filter(isWanted)) {
    await cp(path.join(ROOT, file), path.join(folder, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error; // deleted, not committed yet
    });
  }
  const modules = path.join(ROOT, 'node_modules');
  await mkdir(path.join(folder, 'node_modules'));
  for (const name of await readdir(modules)) {
    const [from, to] = [path.join(modules, name), path.join(folder, 'node_modules', name)];
    // Links to our own packages are relative, so copied links point into the copy.
    if (name === '@kotohogi') await cp(from, to, { recursive: true, verbatimSymlinks: true });
    else await symlink(from, to);
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '--quiet');
  git('add', '--all');
  return folder;
}

async function plant(copy: string): Promise<string> {
  for (const { file, text } of Object.values(PLANTS)) {
    await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
    const isThere = openSource(copy).files(file).length > 0;
    await (isThere ? appendFile : writeFile)(path.join(copy, file), text);
  }
  const crowd = Array.from({ length: 25 }, (_, file) => `packages/ports/src/crowd/file-${file + 1}.ts`);
  for (const file of crowd) await writeFile(path.join(copy, file), 'export const planted = 1;\n');
  await writeFile(path.join(copy, 'packages/ui/src/planted.module.css'), '.unused {\n  margin: 0;\n}\n');
  await appendFile(path.join(copy, 'packages/live-engine/src/ingest/packets/wire.ts'), "import '../admission.ts';\n");
  await appendFile(path.join(copy, 'apps/server/src/features/wedding/store.ts'), "import '../facility/store.ts';\n");
  await appendFile(
    path.join(copy, 'apps/web/src/features/live/camera/camera-retry.ts'),
    "import '@kotohogi/live-engine/ingest/admission';\n",
  );
  await mkdir(path.join(copy, 'apps/web/src/entries/account'), { recursive: true });
  await writeFile(
    path.join(copy, 'apps/web/src/entries/account/planted.ts'),
    "import '../../features/live/t.ts';\nimport('../../features/live/t.ts');\n",
  );
  const page = path.join(copy, 'apps/web/src/entries/guest/index-page.tsx');
  await appendFile(page, "import { ballast } from './planted.ts';\nObject.assign(globalThis, { ballast });\n");
  return copy;
}

beforeAll(async () => {
  whole = await plant(await copyCheckout(file => !UNREAD.test(file)));
  small = await plant(await copyCheckout(file => SMALL.test(file)));
});
afterAll(async () => {
  for (const copy of [whole, small]) await rm(copy, { recursive: true, force: true });
});

describe('given a checkout with one violation for each gate', () => {
  test('there is a violation for every gate', () => {
    expect(Object.keys(PLANTS).sort()).toEqual(GATES.map(gate => gate.name).sort());
  });

  test.each(GATES.map(gate => [gate.name, gate] as const))(
    'when the gate "%s" runs, then it is red and says where',
    async (name, gate) => {
      const { ok, output } = await gate.run(openSource(OF_SINGLE_FILES.has(name) ? small : whole));
      expect(ok).toBe(false);
      for (const expected of PLANTS[name]?.prints ?? ['a plant']) expect(output).toContain(expected);
    },
    180_000,
  );
});
