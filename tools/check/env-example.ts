import type { Problem, Source } from './source.ts';

const FILE = '.env.example';
/** Files that read settings. */
const READERS = ['to-config.ts', 'providers.ts', 'monitoring.ts'];

/** `.env.example` lists exactly the settings that the configuration reads. */
export function checkEnvExample(source: Source): Problem[] {
  const code = READERS.map(name => source.read(`apps/server/src/platform/config/${name}`)).join('\n');
  const read = new Set(
    [...code.matchAll(/env\.([A-Z][A-Z0-9_]+)|'([A-Z][A-Z0-9_]{2,})'/g)].map(match => match[1] ?? match[2] ?? ''),
  );
  const named = new Set([...source.read(FILE).matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(match => match[1] ?? ''));
  if (read.size < 8)
    return [{ file: FILE, text: `only ${read.size} settings were found, so the gate checks too little` }];
  return [
    ...[...read].filter(name => !named.has(name)).map(name => ({ file: FILE, text: `does not explain ${name}` })),
    ...[...named]
      .filter(name => !read.has(name))
      .map(name => ({ file: FILE, text: `explains ${name}, which nothing reads` })),
  ];
}
