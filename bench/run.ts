/**
 * `npm run bench -- NAME`: runs one benchmark, prints its table and bars, writes bench/results/NAME.json. Exits with 1
 * when a bar is missed. With arguments after its name, such as a smaller size for its development, it writes nothing.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readyBrowser } from '../tools/ready-browser.ts';
import type { BenchResult } from './bench-result.ts';

const RESULTS = path.join(import.meta.dirname, 'results');

async function benchmarks(): Promise<string[]> {
  const files = await readdir(import.meta.dirname);
  return files
    .filter(file => file.endsWith('.ts') && !['run.ts', 'bench-result.ts'].includes(file))
    .map(file => file.slice(0, -3));
}

function print(result: BenchResult): void {
  console.log(`${result.name} on ${result.machine}`);
  console.table(result.rows);
  if (Object.keys(result.ratios).length > 0) console.table(result.ratios);
  for (const bar of result.bars)
    console.log(`${bar.ok ? '  ok ' : ' MISS'}  ${bar.what}: ${bar.value} (limit ${bar.limit})`);
}

const name = process.argv[2] ?? '';
const file = path.join(import.meta.dirname, `${name}.ts`);
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  console.error(`Name a benchmark: ${(await benchmarks()).join(', ')}`);
  process.exitCode = 1;
} else {
  readyBrowser();
  const { run } = (await import(file)) as { run: (args: readonly string[]) => Promise<BenchResult> };
  const args = process.argv.slice(3);
  const result = await run(args);
  print(result);
  if (args.length === 0) {
    await mkdir(RESULTS, { recursive: true });
    const stamped = { ...result, date: new Date().toISOString().slice(0, 10) };
    await writeFile(path.join(RESULTS, `${name}.json`), `${JSON.stringify(stamped, null, 2)}\n`);
  }
  process.exitCode = result.bars.every(bar => bar.ok) ? 0 : 1;
}
