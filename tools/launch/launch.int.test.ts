import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

// The launcher is plain JavaScript: it runs before anything is installed.
const { checkNode, needsInstall }: Install = await import(new URL('./install.mjs', import.meta.url).href);
const { hashOfSources, needsBuild }: WebBuild = await import(new URL('./web-build.mjs', import.meta.url).href);
const { endLeftovers, processesOf }: Leftovers = await import(new URL('./leftovers.mjs', import.meta.url).href);
const { findBrowser, playsH264 }: Browser = await import(new URL('../ensure-browser.mjs', import.meta.url).href);

interface Install {
  checkNode(version?: string): void;
  needsInstall(root: string): boolean;
}
interface WebBuild {
  hashOfSources(root: string): string;
  needsBuild(root: string, hash: string): boolean;
}
interface Run {
  readonly mark: string;
  readonly directory: string;
}
interface Leftovers {
  processesOf(run: Run): { pid: number; title: string }[];
  endLeftovers(run: Run): Promise<{ pid: number; title: string }[]>;
}
interface Browser {
  findBrowser(env: Record<string, string>): string | undefined;
  playsH264(browser: string): Promise<boolean | undefined>;
}

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'kotohogi-launch-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function put(file: string, content: string | object, mode = 0o644): Promise<string> {
  const place = path.join(root, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, typeof content === 'string' ? content : JSON.stringify(content));
  await chmod(place, mode);
  return place;
}

async function until(what: string, holds: () => boolean): Promise<void> {
  const endsAtMs = Date.now() + 10_000;
  while (!holds()) {
    if (Date.now() > endsAtMs) throw new Error(`timed out waiting until ${what}`);
    await delay(20);
  }
}

describe('the packages', () => {
  const lock = (version: string) => ({
    packages: {
      '': { name: 'kotohogi' },
      'packages/domain': { version: '0.1.0' },
      'node_modules/a': { version, resolved: `https://registry.invalid/a-${version}.tgz` },
      'node_modules/only-elsewhere': { version: '1.0.0', optional: true },
    },
  });
  const note = 'node_modules/.package-lock.json';

  beforeEach(async () => {
    await put('package-lock.json', lock('1.0.0'));
    await put('node_modules/node/bin/node', '', 0o755);
  });

  test('given everything in the lock file, nothing needs installing, even if an optional package is missing', async () => {
    const { 'node_modules/only-elsewhere': _, ...packages } = lock('1.0.0').packages;
    await put(note, { packages });
    expect(needsInstall(root)).toBe(false);
  });

  test('given no install, an interrupted one, another version or a missing package, an install is needed', async () => {
    expect(needsInstall(root)).toBe(true);
    await put(note, lock('0.9.0'));
    expect(needsInstall(root)).toBe(true);
    await put(note, { packages: {} });
    expect(needsInstall(root)).toBe(true);
    await put(note, lock('1.0.0'));
    await rm(path.join(root, 'node_modules/node'), { recursive: true });
    expect(needsInstall(root)).toBe(true);
  });

  test('given a Node older than 20, the error names the required version', () => {
    expect(() => checkNode('18.20.8')).toThrow(/Node 20 or newer.*18\.20\.8/);
    expect(() => checkNode('20.0.0')).not.toThrow();
  });
});

describe('the build of the web app', () => {
  beforeEach(async () => {
    await put('package-lock.json', {});
    await put('apps/web/package.json', { dependencies: { '@kotohogi/ui': '0.1.0', react: '19.0.0' } });
    await put('apps/web/src/a.tsx', 'a');
    await put('packages/ui/package.json', { dependencies: { '@kotohogi/themes': '0.1.0' } });
    await put('packages/themes/package.json', {});
    await put('packages/themes/src/t.css', 't');
    await put('packages/live-engine/package.json', {});
  });

  test('given a change in the app, in a transitive workspace dependency, or of an installed version, it is out of date', async () => {
    const before = hashOfSources(root);
    for (const file of ['apps/web/src/b.tsx', 'packages/themes/src/t.css', 'package-lock.json']) {
      await put(file, `changed ${file}`);
      expect(hashOfSources(root), file).not.toBe(before);
      await put('packages/themes/src/t.css', 't');
      await put('package-lock.json', {});
      await rm(path.join(root, 'apps/web/src/b.tsx'), { force: true });
      expect(hashOfSources(root)).toBe(before);
    }
  });

  test('given a change in a test, in a package it does not use, or in the build itself, it is not', async () => {
    const hash = hashOfSources(root);
    await put('apps/web/src/a.unit.test.tsx', 'x');
    await put('packages/live-engine/src/x.ts', 'x');
    await put('apps/web/dist/index.html', 'x');
    expect(hashOfSources(root)).toBe(hash);
    expect(needsBuild(root, hash)).toBe(true);
    await put('apps/web/dist/.sources', hash);
    expect(needsBuild(root, hash)).toBe(false);
  });
});

describe('a program in the foreground', () => {
  /** Runs a program through the launcher in a separate process; the program prints a line for each signal it gets. */
  function launch(program: string): { launcher: ChildProcess; output: () => string } {
    const module = new URL('./child.mjs', import.meta.url).href;
    const script = `
      const { runForeground } = await import(${JSON.stringify(module)});
      process.exitCode = await runForeground(process.execPath, ['-e', ${JSON.stringify(program)}], { stdin: 'pipe' }).ended;`;
    const launcher = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    launcher.stdout.setEncoding('utf8').on('data', text => {
      output += text;
    });
    return { launcher, output: () => output };
  }

  const ended = (launcher: ChildProcess) => until('the launcher has ended', () => launcher.exitCode !== null);

  test('given its end, the launcher exits with its exit code; given its death by a signal, with 128 plus the number', async () => {
    const { launcher } = launch('process.exitCode = 42');
    await ended(launcher);
    expect(launcher.exitCode).toBe(42);
    const { launcher: killed } = launch("process.kill(process.pid, 'SIGKILL')");
    await ended(killed);
    expect(killed.exitCode).toBe(137);
  });

  test('given a SIGTERM to the launcher, the program gets it once and its exit code is kept', async () => {
    const { launcher, output } = launch(
      "process.on('SIGTERM', () => { console.log('asked'); process.exit(7) }); console.log('up'); setInterval(() => {}, 1000)",
    );
    await until('the program is up', () => output().includes('up'));
    launcher.kill('SIGTERM');
    await ended(launcher);
    expect(launcher.exitCode).toBe(7);
    expect(output()).toBe('up\nasked\n');
  });

  test('given a launcher that is killed, the program notices by the end of its input', async () => {
    const { launcher, output } = launch(
      "process.stdin.on('end', () => { console.log('alone'); process.exit(0) }).resume(); console.log('up')",
    );
    await until('the program is up', () => output().includes('up'));
    launcher.kill('SIGKILL');
    await until('the program has noticed', () => output().includes('alone'));
  });

  test('given a program that ignores signals, the third signal kills it', async () => {
    const { launcher, output } = launch(
      "process.on('SIGINT', () => console.log('no')); console.log('up'); setInterval(() => {}, 1000)",
    );
    await until('the program is up', () => output().includes('up'));
    for (const count of [1, 2]) {
      launcher.kill('SIGINT');
      await until('it has refused', () => output().split('no').length > count);
    }
    launcher.kill('SIGINT');
    await ended(launcher);
    expect(launcher.exitCode).toBe(137);
  });
});

describe('a step before the program', () => {
  const module = new URL('./child.mjs', import.meta.url).href;

  /** Runs a script with the exports of child.mjs in a separate process. */
  function script(
    text: string,
    env: Readonly<Record<string, string>> = {},
  ): { process: ChildProcess; output: () => string } {
    const source = `const { runForeground, runQuietly } = await import(${JSON.stringify(module)});\n${text}`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', text => {
      output += text;
    });
    return { process: child, output: () => output };
  }
  const working = () => processesOf({ mark: 'no such mark', directory: root });

  test('given a signal while it runs, it ends with all it has started, and so does the launcher', async () => {
    const where = `{ cwd: ${JSON.stringify(root)}, env: process.env }`;
    const { process: launcher, output } = script(
      `await runQuietly('sh', ['-c', 'sleep 600 & sleep 601 & wait'], ${where}); console.log('went on')`,
    );
    await until('the step is under way', () => working().length === 3);
    launcher.kill('SIGTERM');
    await until('the launcher has ended', () => (launcher.exitCode ?? launcher.signalCode) !== null);
    expect([launcher.exitCode, output()]).toEqual([143, '']);
    await until('so has the step', () => working().length === 0);
  });

  test("given that npm's shell ended before the program was started, the program is ended at once", async () => {
    const program = "console.log('up ' + process.pid); setInterval(() => {}, 1000)";
    const launcher = `
      const { writeFileSync } = await import('node:fs');
      const parent = process.ppid;
      writeFileSync('launcher', 'ready');
      while (process.ppid === parent) await new Promise(resolve => setTimeout(resolve, 20));
      const { ended } = runForeground(process.execPath, ['-e', ${JSON.stringify(program)}], {});
      writeFileSync('ended', String(await ended));`;
    const source = `const { runForeground } = await import(${JSON.stringify(module)});${launcher}`;
    // Acts as npm's shell: starts the launcher and ends.
    const shell = spawn(
      process.execPath,
      [
        '-e',
        `
      const { spawn } = require('node:child_process');
      spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(source)}], { stdio: 'ignore', detached: true }).unref();
      setInterval(() => require('node:fs').existsSync('launcher') && process.exit(0), 20);
    `,
      ],
      { cwd: root, stdio: 'inherit', env: { ...process.env, npm_lifecycle_event: 'start' } },
    );
    await until('the shell is gone', () => shell.exitCode === 0);
    await until(
      'the program has been ended',
      () => existsSync(path.join(root, 'ended')) && readFileSync(path.join(root, 'ended'), 'utf8') === '143',
    );
  });
});

test('given processes left by a test run, those with its mark and those in its directory are ended, and no others', async () => {
  const run = { mark: `KOTOHOGI_RUN=${path.basename(root)}`, directory: root };
  const sleep = (options: object) => spawn('sleep', ['60'], { stdio: 'ignore', ...options });
  const marked = sleep({ env: { ...process.env, KOTOHOGI_RUN: path.basename(root) } });
  const working = sleep({ cwd: root, env: {} });
  const other = sleep({ cwd: tmpdir() });
  try {
    const pids = [marked.pid, working.pid].sort();
    await until('both are seen', () => processesOf(run).length === 2);
    expect((await endLeftovers(run)).map(one => one.pid).sort()).toEqual(pids);
    await until('both have ended', () => marked.signalCode === 'SIGINT' && working.signalCode === 'SIGINT');
    expect(other.exitCode ?? other.signalCode).toBeNull();
    expect(await endLeftovers(run)).toEqual([]);
  } finally {
    other.kill();
  }
});

describe('the browser', () => {
  test('given CHROMIUM_PATH it is that one, with an error if missing; otherwise the first in PATH', async () => {
    const named = await put('elsewhere/my-browser', '#!/bin/sh\n', 0o755);
    const chromium = await put('bin/chromium', '#!/bin/sh\n', 0o755);
    await put('bin/google-chrome', '#!/bin/sh\n', 0o755);
    const PATH = `/nowhere:${path.join(root, 'bin')}`;
    expect(findBrowser({ CHROMIUM_PATH: named, PATH })).toBe(named);
    expect(() => findBrowser({ CHROMIUM_PATH: path.join(root, 'none'), PATH })).toThrow(/CHROMIUM_PATH/);
    expect(findBrowser({ PATH })).toBe(chromium);
    await chmod(chromium, 0o644);
    expect(findBrowser({ PATH })).toBe(path.join(root, 'bin/google-chrome'));
    if (process.platform === 'linux') expect(findBrowser({ PATH: '/nowhere' })).toBeUndefined();
  });

  test('given its own answer, it plays H.264 or not; given none, it does not start', async () => {
    const answer = (text: string) => put('browser', `#!/bin/sh\necho '<body>${text}</body>'\n`, 0o755);
    expect(await playsH264(await answer('answer:true'))).toBe(true);
    expect(await playsH264(await answer('answer:false'))).toBe(false);
    expect(await playsH264(await answer(''))).toBeUndefined();
  });
});
