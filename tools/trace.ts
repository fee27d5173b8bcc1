/**
 * `npm run trace -- gift.send`: the six files of an endpoint, from the button to the SQL; `npm run trace -- gift`: the
 * endpoints of a noun.
 */
import path from 'node:path';
import { readRows } from './check/contract-rows.ts';
import { openSource } from './check/source.ts';
import { Tracer } from './trace/trace-row.ts';

const wanted = process.argv[2] ?? '';
const source = openSource(path.join(import.meta.dirname, '..'));
const rows = await readRows(source);
const row = rows.find(one => one.spelling === wanted);
const ofNoun = rows.filter(one => one.feature === wanted || one.spelling.startsWith(`${wanted}.`));
if (row !== undefined) {
  console.log(new Tracer(source).lines(row).join('\n'));
} else if (ofNoun.length > 0) {
  for (const { spelling, row } of ofNoun) console.log(`${spelling}  ${row.method} /api${row.path}`);
} else {
  console.error(`Unknown endpoint ${wanted || '(name one, e.g. gift.send, or a noun, e.g. gift)'}.`);
  process.exitCode = 1;
}
