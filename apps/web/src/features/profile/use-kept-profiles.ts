import type { PersonInput } from '@kotohogi/contract/profile';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { keep, readKept } from '../../shell/form/kept.ts';
import type { ProfileValues } from './person-fields.tsx';

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The fields of a person that a kept one has too, whatever an older page had kept beside them. */
function onto(person: PersonInput, typed: Readonly<Record<string, unknown>>): PersonInput {
  const known = Object.entries(person).map(([name, value]) => {
    const found = typed[name];
    const isSame = typeof found === typeof value || found === null || value === null;
    return [name, found !== undefined && isSame ? found : value];
  });
  return { ...person, ...Object.fromEntries(known) };
}

/** What was typed of the two before the tab died, in its order; undefined when nothing was, or somebody has saved since. */
export function restoredProfiles(
  saved: readonly PersonInput[],
  version: number,
  kept: unknown,
): PersonInput[] | undefined {
  const { version: from, profiles } = record(kept);
  if (from !== version || !Array.isArray(profiles)) return undefined;
  const people = profiles.map(record).flatMap(typed => {
    const person = saved.find(one => one.type === typed.type);
    return person === undefined ? [] : [onto(person, typed)];
  });
  return new Set(people.map(({ type }) => type)).size === saved.length ? people : undefined;
}

/** Keeps what is typed and not saved; answers whether the page began with such. */
export function useKeptProfiles(
  form: UseFormReturn<ProfileValues>,
  { weddingId, version }: { readonly weddingId: number; readonly version: number },
): boolean {
  const name = `profiles-${weddingId}`;
  const [restored] = useState(() => restoredProfiles(form.getValues('profiles'), version, readKept(name)));
  const { isDirty } = form.formState;
  const profiles = useWatch({ control: form.control, name: 'profiles' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page begins once
  useEffect(() => {
    if (restored !== undefined) form.reset({ profiles: restored }, { keepDefaultValues: true });
  }, []);
  useEffect(() => keep(name, isDirty ? { version, profiles } : undefined), [name, isDirty, version, profiles]);
  return restored !== undefined && isDirty;
}
