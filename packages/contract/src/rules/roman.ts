import { cleanLine } from '@kotohogi/domain/kernel/text';
import * as z from 'zod/mini';
import { maxLength } from './bounds.ts';
import { rule } from './rule.ts';

/** Latin letters with their accents, spaces, hyphens and apostrophes; never symbols only. */
const latin = rule<string>(
  'latin',
  text => text === '' || /^[ '’-]*\p{Script=Latin}[\p{Script=Latin}\p{M} '’-]*$/u.test(text),
);

/** An optional name in Latin letters, max 100; full-width letters become half-width. */
export const optionalRoman = z.string().check(
  z.overwrite(value => cleanLine(value).normalize('NFKC')),
  maxLength(100),
  latin,
);
