import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem, Source } from './source.ts';

/** Interactive elements, which the kit implements, labels and tests once. */
const CONTROL = /<(input|select|textarea|button|dialog|details|progress|meter)\b/g;

/** Screens use the kit's controls instead of their own. */
export function checkControls(source: Source): Problem[] {
  const files = source
    .files('apps/web/src')
    .filter(file => file.endsWith('.tsx') && existsSync(path.join(source.root, file)));
  if (files.length < 50)
    return [{ file: 'apps/web/src', text: `only ${files.length} files were read, so the gate checks too little` }];
  return files.flatMap(file =>
    [...source.read(file).matchAll(CONTROL)].map(([, name = '']) => ({
      file,
      text: `renders its own <${name}>: use the control of packages/ui, or add what it lacks there`,
    })),
  );
}
