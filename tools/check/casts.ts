import type { Problem, Source } from './source.ts';

/** The types that a cast may not create: branded ids and numbers, and unions, as the domain exports them. */
const CLOSED = /^export type (\w+)(?:<[^>]*>)? =\s*(?:Brand<|\(typeof |keyof typeof |\|?\s*'|Exclude<)/gm;
const CAST = /\bas (?:readonly )?(\w+)\b/g;
/** A stored value that silently becomes another one: `KNOWN.find(one => one === row.status) ?? 'active'`. */
const FALLBACK = /\.find\(\(?(\w+)\)? => \1 === [\w.?]+\)\s*\?\?/g;

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
const isShipped = (file: string) => file.endsWith('.ts') && !file.endsWith('.test.ts');

/** The server takes ids and unions from typed columns and parsed input: it neither casts to them nor guesses one. */
export function checkCasts(source: Source): Problem[] {
  const domain = source.files('packages/domain/src').filter(isShipped);
  const closed = new Set(domain.flatMap(file => [...source.read(file).matchAll(CLOSED)].map(([, name = '']) => name)));
  const files = source.files('apps/server/src').filter(isShipped);
  if (closed.size < 40 || files.length < 200) {
    return [
      { file: 'apps/server/src', text: `${files.length} files, ${closed.size} types: the gate reads too little` },
    ];
  }
  return files.flatMap(file => {
    const text = withoutComments(source.read(file));
    const casts = [...text.matchAll(CAST)].map(([, name = '']) => name).filter(name => closed.has(name));
    return [
      ...casts.map(name => ({
        file,
        text: `casts to ${name}: give the column or the input its type (db/tables.*.ts, the contract), or parse it`,
      })),
      ...[...text.matchAll(FALLBACK)].map(([found]) => ({
        file,
        text: `replaces an unknown value (${found.trim()}): a CHECK keeps stored values known (db/unions.ts), so use the value`,
      })),
    ];
  });
}
