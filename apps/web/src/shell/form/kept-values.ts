import { useEffect } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { keep, readKept } from './kept.ts';

const NONE: readonly string[] = [];

/** What of a kept text belongs into these fields, whoever wrote it. */
function valuesIn(kept: unknown, fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (typeof kept !== 'object' || kept === null) return {};
  const known = Object.entries(kept).filter(([name, value]) => {
    if (!(name in fields)) return false;
    return typeof value === typeof fields[name] || fields[name] === null;
  });
  return Object.fromEntries(known);
}

/**
 * Keeps what is typed into a form until it is sent or given up, so that it outlives the page, the tab and a session that has
 * ended. `secret` = fields that nobody else at this device need read.
 */
export function useKeptValues<V extends FieldValues>(
  form: UseFormReturn<V>,
  name: string,
  secret: readonly string[] = NONE,
): void {
  const values = useWatch({ control: form.control });
  const { dirtyFields } = form.formState;
  // Only what was touched: the rest may be newer by the time it is read.
  const touched = Object.entries(values).filter(([field]) => field in dirtyFields && !secret.includes(field));
  const typed = touched.length === 0 ? undefined : JSON.stringify(Object.fromEntries(touched));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form begins once
  useEffect(() => {
    const now = form.getValues();
    const kept = valuesIn(readKept(name), now);
    if (Object.keys(kept).length > 0) form.reset({ ...now, ...kept }, { keepDefaultValues: true });
  }, []);
  useEffect(() => keep(name, typed === undefined ? undefined : JSON.parse(typed)), [name, typed]);
}
