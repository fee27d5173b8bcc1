/** `npm run graph`: draws the graph of the server's features, by floors, into docs/ARCHITECTURE.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readGraph, withPicture } from './check/feature-graph.ts';
import { openSource } from './check/source.ts';

const root = path.join(import.meta.dirname, '..');
const page = path.join(root, 'docs/ARCHITECTURE.md');
const drawn = withPicture(readFileSync(page, 'utf8'), readGraph(openSource(root)));
if (drawn === undefined) throw new Error('docs/ARCHITECTURE.md has no place for the graph of the features');
writeFileSync(page, drawn);
