import { check } from '@kotohogi/contract/rules/rule';
import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { log } from '../log/log.ts';
import { ruleText } from './rule-texts.ts';

/**
 * Validates a form with a schema of the contract: the same rules and code as on the server. The values stay as typed.
 */
export function contractResolver<V extends FieldValues>(schema: ZodMiniType): Resolver<V> {
  return values => {
    const result = check(schema, values);
    if (result.ok) return { values, errors: {} };
    const errors: FieldErrors = {};
    for (const broken of result.broken) {
      // This error would be invisible: it is a bug of the form, not a mistake of its user.
      if (!((broken.path.split('.')[0] ?? '') in values)) log.error('a form lacks a field of its contract', broken);
      // Only the first of several errors of a field is shown; a field of a list is stored under its list
      // (`programs.0.title`).
      if (get(errors, broken.path)) continue;
      set(errors, broken.path, { type: broken.rule, message: ruleText(broken) });
    }
    return { values: {}, errors: errors as FieldErrors<V> };
  };
}
