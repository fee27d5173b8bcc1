import type { PersonInput } from '@kotohogi/contract/profile';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { keep, readKept } from '../../shell/form/kept.ts';
import type { ProfileValues } from './person-fields.tsx';
import { joinPeople, type ProfileDraft, restoredDraft, type SavedProfiles, takeIn, toKept } from './profile-draft.ts';

export interface ProfileEditing extends Pick<ProfileDraft, 'base' | 'news'> {
  /** Brought back from before the page was loaded again. */
  readonly isRestored: boolean;
  /** Gives everything up that is not saved. */
  readonly giveUp: () => void;
  /** What was sent is saved; what was typed while it was on its way stays. */
  readonly saved: (sent: readonly PersonInput[], state: SavedProfiles) => void;
}

/**
 * The profiles while they are edited. What is typed outlives the tab together with the state it was typed against, so
 * that whatever the partner saves meanwhile is told, before and after a reload (decisions 90, D12).
 */
export function useProfileDraft(
  form: UseFormReturn<ProfileValues>,
  server: SavedProfiles,
  { weddingId, isSaving }: { readonly weddingId: number; readonly isSaving: boolean },
): ProfileEditing {
  const name = `profiles-${weddingId}`;
  const [restored] = useState(() => restoredDraft(server, readKept(name)));
  const [edit, setEdit] = useState<Pick<ProfileDraft, 'base' | 'news'>>(restored ?? { base: server, news: undefined });
  const { isDirty } = form.formState;
  const people = useWatch({ control: form.control, name: 'profiles' });
  const { base, news } = edit;

  const begin = (draft: ProfileDraft) => {
    form.reset({ profiles: [...draft.base.people] });
    form.reset({ profiles: [...draft.people] }, { keepDefaultValues: true });
    setEdit({ base: draft.base, news: draft.news });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page begins once
  useEffect(() => {
    if (restored !== undefined) begin(restored);
  }, []);
  // A newer state has arrived while this one was edited; one's own is told by who has saved it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every state is taken in once
  useEffect(() => {
    if (isSaving || server.version <= base.version) return;
    begin(takeIn({ base, people: form.getValues('profiles'), news }, server));
  }, [server.version, isSaving]);
  useEffect(
    () => keep(name, isDirty ? toKept({ base, people, news }) : undefined),
    [name, isDirty, base, people, news],
  );

  return {
    ...edit,
    isRestored: restored !== undefined && isDirty,
    giveUp: () => begin({ base, people: base.people, news: undefined }),
    saved: (sent, state) => {
      const joined = joinPeople({ base: sent, mine: form.getValues('profiles'), theirs: state.people });
      begin({ base: state, people: joined.people, news: undefined });
    },
  };
}
