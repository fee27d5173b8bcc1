import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem, Source } from './source.ts';

/** Elements a person works with: the kit has drawn, named and tested each of them once. */
const CONTROL = /<(input|select|textarea|button|dialog|details|progress|meter)\b/g;

/** No screen draws a control of its own: it takes the kit's. */
export function checkControls(source: Source): Problem[] {
  const files = source
    .files('apps/web/src')
    .filter(file => file.endsWith('.tsx') && existsSync(path.join(source.root, file)));
  if (files.length < 50)
    return [{ file: 'apps/web/src', text: `only ${files.length} files were read: the gate is blind` }];
  return files.flatMap(file =>
    [...source.read(file).matchAll(CONTROL)].map(([, name = '']) => ({
      file,
      text: `draws a <${name}> of its own: take the part of packages/ui, or add what it lacks there`,
    })),
  );
}
