import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/api-error.ts';
import { changedFields } from './changed-fields.ts';
import { type JoinedFields, joinFields } from './join-fields.ts';

/** How a record with a version is saved. */
export interface VersionedRecord<R extends { readonly version: number }, V extends FieldValues> {
  /** The record as it was when editing started. */
  readonly stored: R;
  readonly formOf: (record: R) => V;
  /** Saves; returns the stored record. */
  readonly send: (changes: Partial<V>, version: number) => Promise<R>;
  /** Reads the record again after a conflict. */
  readonly reload: () => Promise<R>;
  /** The code of the 409 for a record that another user has saved in the meantime. */
  readonly conflictCode: string;
}

/** The changes that another user saved during editing. */
export interface Newer<V> extends JoinedFields<keyof V & string> {
  readonly theirs: V;
}

/**
 * Saves the changed fields of a record against the version they are based on; returns false after a conflict. Then
 * fields that were not edited here get the stored values, and the others stay as typed
 * (docs/product/form.md#two-people).
 */
export function useVersionedSave<R extends { readonly version: number }, V extends FieldValues>(
  form: UseFormReturn<V>,
  { stored, formOf, send, reload, conflictCode }: VersionedRecord<R, V>,
) {
  const [base, setBase] = useState(stored);
  const [newer, setNewer] = useState<Newer<V>>();
  const show = (record: R): void => {
    setBase(record);
    setNewer(undefined);
    form.reset(formOf(record));
  };
  const takeOver = (record: R, mine: V): void => {
    const theirs = formOf(record);
    const joined = joinFields(Object.keys(theirs), { base: formOf(base), mine, theirs });
    for (const name of joined.taken) form.setValue(name as Path<V>, theirs[name] as PathValue<V, Path<V>>);
    setBase(record);
    setNewer({ ...joined, theirs });
  };
  const save = async (values: V): Promise<boolean> => {
    try {
      show(await send(changedFields(values, formOf(base)), base.version));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== conflictCode) throw error;
      takeOver(await reload(), values);
      return false;
    }
  };
  const changeCount = Object.keys(changedFields<V>(form.watch(), formOf(base))).length;
  /** Discards the input: the form shows what is stored. */
  const reset = (): void => show(base);
  return { save, newer, changeCount, reset };
}
