import { useEffect } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { readStored, store } from './storage.ts';

const NONE: readonly string[] = [];

/** The values of a stored draft that belong to these fields, whoever wrote it. */
function valuesIn(kept: unknown, fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (typeof kept !== 'object' || kept === null) return {};
  const known = Object.entries(kept).filter(([name, value]) => {
    if (!(name in fields)) return false;
    return typeof value === typeof fields[name] || fields[name] === null;
  });
  return Object.fromEntries(known);
}

/**
 * Keeps the input of a form until it is sent or discarded, so that it outlives the page, the tab and an ended session.
 * `secret` lists fields that must not be stored on this device.
 */
export function useStoredValues<V extends FieldValues>(
  form: UseFormReturn<V>,
  name: string,
  secret: readonly string[] = NONE,
): void {
  const values = useWatch({ control: form.control });
  const { dirtyFields } = form.formState;
  // Stores only touched fields: the others may be newer by the time the draft is read.
  const touched = Object.entries(values).filter(([field]) => field in dirtyFields && !secret.includes(field));
  const typed = touched.length === 0 ? undefined : JSON.stringify(Object.fromEntries(touched));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form begins once
  useEffect(() => {
    const now = form.getValues();
    const kept = valuesIn(readStored(name), now);
    if (Object.keys(kept).length > 0) form.reset({ ...now, ...kept }, { keepDefaultValues: true });
  }, []);
  useEffect(() => store(name, typed === undefined ? undefined : JSON.parse(typed)), [name, typed]);
}
