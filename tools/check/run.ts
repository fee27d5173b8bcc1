/** `npm run check`: runs every gate, two at a time, each with its time; exits with 1 when one is red. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { checkBudgets } from './budgets.ts';
import { checkCasts } from './casts.ts';
import { checkCatalogs } from './catalogs.ts';
import { checkClasses } from './classes.ts';
import { checkContract } from './contract.ts';
import { checkControls } from './controls.ts';
import { checkEnvExample } from './env-example.ts';
import { checkFeatureGraph } from './feature-graph.ts';
import { checkFeatures } from './features.ts';
import { checkFolders } from './folders.ts';
import { checkLinks } from './links.ts';
import { checkMessages } from './messages.ts';
import { checkSizes } from './sizes.ts';
import { openSource, type Problem, type Source } from './source.ts';
import { checkTokens } from './tokens.ts';
import { checkWaits } from './waits.ts';

interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

export interface Gate {
  readonly name: string;
  readonly run: (source: Source) => Promise<Outcome>;
}

const BIN = path.join(import.meta.dirname, '../../node_modules/.bin');

/** A gate that runs an external program: green when it exits with 0. */
function program(name: string, command: string, ...args: string[]): Gate {
  return {
    name,
    run: ({ root }) =>
      new Promise(resolve => {
        const child = spawn(path.join(BIN, command), args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
        const chunks: Buffer[] = [];
        child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
        child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
        child.on('close', code => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString('utf8') }));
      }),
  };
}

/** A gate of our own: green when it reports no problem. */
function own(name: string, find: (source: Source) => Problem[] | Promise<Problem[]>): Gate {
  return {
    name,
    run: async source => {
      const problems = await find(source);
      return { ok: problems.length === 0, output: problems.map(({ file, text }) => `${file}: ${text}`).join('\n') };
    },
  };
}

const ROOMS = ['apps', 'packages', 'adapters', 'sandboxes', 'db', 'tools', 'bench', 'e2e'];

export const GATES: readonly Gate[] = [
  program('format and lint', 'biome', 'check', '--error-on-warnings', '.'),
  program('types of domain and contract', 'tsc', '-p', 'tsconfig.pure.json'),
  program('types of the server', 'tsc', '-p', 'tsconfig.node.json'),
  program('types of the browser', 'tsc', '-p', 'tsconfig.web.json'),
  program('types of the tests', 'tsc', '-p', 'tsconfig.tests.json'),
  program('promises and switches', 'eslint', '.'),
  program('import directions', 'depcruise', '--config', '.dependency-cruiser.cjs', ...ROOMS, '--output-type', 'err'),
  program('dead code', 'knip', '--no-progress'),
  program('migrations', 'squawk', '--config', '.squawk.toml', 'db/migrations/*.sql'),
  own('sizes', checkSizes),
  own('folders', checkFolders),
  own('mirror of the features', checkFeatures),
  own('graph of the features', checkFeatureGraph),
  own('contract', checkContract),
  own('texts', checkMessages),
  own('catalogs', checkCatalogs),
  own('controls', checkControls),
  own('classes', checkClasses),
  own('tokens', checkTokens),
  own('casts', checkCasts),
  own('settings', checkEnvExample),
  own('links', checkLinks),
  own('waits of the tests', checkWaits),
  own('bundle budgets', checkBudgets),
];

async function runGate(gate: Gate, source: Source): Promise<boolean> {
  const startedMs = performance.now();
  const { ok, output } = await gate.run(source);
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1).padStart(5);
  console.log(`${ok ? '  ok ' : ' RED '} ${seconds} s  ${gate.name}`);
  if (!ok) console.log(output.trimEnd().replace(/^/gm, '          '));
  return ok;
}

/** Runs gates two at a time and returns how many are red. */
export async function runGates(gates: readonly Gate[], root: string): Promise<number> {
  const source = openSource(root);
  const waiting = [...gates];
  let red = 0;
  const work = async () => {
    for (let gate = waiting.shift(); gate !== undefined; gate = waiting.shift()) {
      if (!(await runGate(gate, source))) red += 1;
    }
  };
  await Promise.all([work(), work()]);
  return red;
}

if (import.meta.main) {
  const only = process.argv[2];
  const gates = GATES.filter(gate => only === undefined || gate.name.includes(only));
  const red = await runGates(gates, path.join(import.meta.dirname, '../..'));
  console.log(red === 0 ? `All ${gates.length} gates are green.` : `${red} of ${gates.length} gates are red.`);
  process.exitCode = red === 0 ? 0 : 1;
}
