/**
 * Finds a Chromium for the browser tests, or installs one. Run as a program, it prints the path. The product plays
 * H.264, which system browsers support and Playwright's own build does not, so that one comes last, with a warning.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runQuietly } from './launch/child.mjs';
import { main, Obstacle, print, step } from './launch/console.mjs';
import { nodeOf } from './launch/install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // why: missing or not executable, so not a browser
    return false;
  }
}

/** The browser named in CHROMIUM_PATH, or a system browser; undefined when there is none. */
export function findBrowser(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Obstacle(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which does not exist or cannot be executed.`);
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const named = NAMES.flatMap(name => folders.map(folder => path.join(folder, name)));
  return [...named, ...(process.platform === 'darwin' ? MAC : [])].find(isProgram);
}

const QUESTION =
  'data:text/html,<body><script>document.body.textContent="answer:"+MediaSource.isTypeSupported(' +
  '\'video/mp4;codecs="avc1.42E01F,mp4a.40.2"\')</script>';

/** Asks a browser whether it plays H.264 and AAC; undefined when it does not start. */
export async function playsH264(browser) {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'kotohogi-browser-'));
  const quiet = ['--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', ...quiet, `--user-data-dir=${profile}`];
  try {
    const { stdout } = await runQuietly(browser, [...flags, '--dump-dom', QUESTION], { cwd: root, env: process.env });
    return /answer:(true|false)/.exec(stdout)?.[1]?.startsWith('true');
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

function isDebianAsRoot() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  // Ubuntu's package of this name only redirects to its snap store
  return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

async function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { code, stdout, stderr } = await runQuietly(command, args, { cwd: root, env });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} exited with ${code}:\n${(stderr || stdout).trim()}`);
  return stdout.trim();
}

async function installFromDebian() {
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']);
  return findBrowser();
}

async function installFromPlaywright() {
  const node = nodeOf(root);
  await run(node, [path.join(root, 'node_modules', 'playwright', 'cli.js'), 'install', 'chromium']);
  const question = "import('playwright').then(({ chromium }) => console.log(chromium.executablePath()))";
  return run(node, ['-e', question]);
}

/** The ways to get a browser on this machine, best first. */
const ways = () => [
  ...(isDebianAsRoot() ? [{ doing: "Installing Debian's Chromium (apt-get)", get: installFromDebian }] : []),
  { doing: "Downloading Playwright's Chromium", get: installFromPlaywright },
];

async function getBrowser() {
  const failures = [];
  for (const { doing, get } of ways()) {
    try {
      const browser = await step(doing, 'A browser is there', get);
      if (browser) return browser;
    } catch (error) {
      failures.push(error.message);
    }
  }
  throw new Obstacle(
    'No Chromium was found for the browser tests, and none could be downloaded. Install Chromium or Google Chrome, or name one ' +
      `in CHROMIUM_PATH.\n${failures.join('\n')}`,
  );
}

/** The path of a browser that starts; prints a warning when it cannot play the product's streams. */
export async function ensureBrowser() {
  const browser = findBrowser() ?? (await getBrowser());
  const plays = await playsH264(browser);
  if (plays === undefined) {
    const { stderr } = spawnSync(browser, ['--version'], { encoding: 'utf8' });
    throw new Obstacle(`The browser ${browser} does not start.\n${stderr ?? ''}`);
  }
  if (!plays) {
    print('');
    print(`  ! ${browser} cannot play H.264: the tests that watch a stream will fail with it.`);
    print("    Debian's Chromium and Google Chrome can: install one, or name it in CHROMIUM_PATH.");
    print('');
  }
  return browser;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    process.stdout.write(`${await ensureBrowser()}\n`);
    return 0;
  });
}
