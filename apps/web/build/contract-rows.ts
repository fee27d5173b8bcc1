import { readFileSync } from 'node:fs';
import { type Plugin, parseSync } from 'vite';
import { isRowsImport, rowsImportedLate, rowsOnly, schemasMissed } from './contract-cut.ts';

const ROWS = '?rows';
const isOurs = (id: string) => /\/apps\/web\/src\/.*\.tsx?$/.test(id);

/**
 * Gives the pages the contract's rows without its schemas (docs/adr/0007): to make a call they need its method, path
 * and time limit; the server has already validated paths, queries and answers. A form that validates input imports its
 * schema from `@kotohogi/contract/schemas/…`: the same file, unmodified.
 */
export function contractRows(): Plugin {
  return {
    name: 'kotohogi-contract-rows',
    apply: 'build',
    resolveId: {
      order: 'pre',
      async handler(source, importer) {
        if (!isRowsImport(source)) return null;
        const resolved = await this.resolve(source, importer, { skipSelf: true });
        return resolved && { ...resolved, id: resolved.id + ROWS };
      },
    },
    load(id) {
      return id.endsWith(ROWS) ? { code: readFileSync(id.slice(0, -ROWS.length), 'utf8'), moduleType: 'ts' } : null;
    },
    transform(code, id) {
      if (id.endsWith(ROWS)) return { code: rowsOnly(code), map: null };
      if (!isOurs(id) || !code.includes('@kotohogi/contract/')) return null;
      const { program } = parseSync(id, code);
      const [missed] = schemasMissed(program);
      if (missed !== undefined) this.error(`${missed} is not in the rows: import from @kotohogi/contract/schemas/…`);
      const [late] = rowsImportedLate(program);
      if (late !== undefined) this.error(`import('${late}') may lack names: import from @kotohogi/contract/schemas/…`);
      return null;
    },
  };
}
