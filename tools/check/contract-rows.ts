import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@kotohogi/contract/kit/endpoint';
import type { Source } from './source.ts';

/** An endpoint and its name in code: `gift.send` in `packages/contract/src/gift.ts`. */
export interface ContractRow {
  readonly feature: string;
  readonly spelling: string;
  readonly row: Endpoint;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value && 'output' in value;
}

/** Loads every row of the contract from its source. */
export async function readRows(source: Source): Promise<ContractRow[]> {
  const files = source.files('packages/contract/src/*.ts').filter(file => !file.endsWith('.test.ts'));
  const rows: ContractRow[] = [];
  for (const file of files) {
    const full = path.join(source.root, file);
    if (!existsSync(full)) continue;
    const module: Record<string, unknown> = await import(pathToFileURL(full).href);
    const feature = path.basename(file, '.ts');
    for (const [noun, table] of Object.entries(module)) {
      if (typeof table !== 'object' || table === null) continue;
      for (const [verb, row] of Object.entries(table)) {
        if (isEndpoint(row)) rows.push({ feature, spelling: `${noun}.${verb}`, row });
      }
    }
  }
  return rows;
}
