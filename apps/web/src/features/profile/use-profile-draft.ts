import type { PersonInput } from '@kotohogi/contract/profile';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { readStored, store } from '../../shell/form/storage.ts';
import type { ProfileValues } from './person-fields.tsx';
import {
  joinPeople,
  type ProfileDraft,
  rebaseDraft,
  restoredDraft,
  type SavedProfiles,
  toStored,
} from './profile-draft.ts';

export interface ProfileEditing extends Pick<ProfileDraft, 'base' | 'merged'> {
  /** Restored from before a reload. */
  readonly isRestored: boolean;
  /** Discards all unsaved changes. */
  readonly giveUp: () => void;
  /** Marks what was sent as saved; keeps what was typed while it was being sent. */
  readonly saved: (sent: readonly PersonInput[], state: SavedProfiles) => void;
}

/**
 * The profiles being edited. The draft survives the tab together with its base version, so that the partner's changes
 * are shown before and after a reload (docs/product/profile.md#editing-together).
 */
export function useProfileDraft(
  form: UseFormReturn<ProfileValues>,
  server: SavedProfiles,
  { weddingId, isSaving }: { readonly weddingId: number; readonly isSaving: boolean },
): ProfileEditing {
  const name = `profiles-${weddingId}`;
  const [restored] = useState(() => restoredDraft(server, readStored(name)));
  const [edit, setEdit] = useState<Pick<ProfileDraft, 'base' | 'merged'>>(
    restored ?? { base: server, merged: undefined },
  );
  const { isDirty } = form.formState;
  const people = useWatch({ control: form.control, name: 'profiles' });
  const { base, merged } = edit;

  const begin = (draft: ProfileDraft) => {
    form.reset({ profiles: [...draft.base.people] });
    form.reset({ profiles: [...draft.people] }, { keepDefaultValues: true });
    setEdit({ base: draft.base, merged: draft.merged });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once on mount
  useEffect(() => {
    if (restored !== undefined) begin(restored);
  }, []);
  // A newer state arrived during editing. While saving, `saved` handles the new state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state is merged once
  useEffect(() => {
    if (isSaving || server.version <= base.version) return;
    begin(rebaseDraft({ base, people: form.getValues('profiles'), merged }, server));
  }, [server.version, isSaving]);
  useEffect(
    () => store(name, isDirty ? toStored({ base, people, merged }) : undefined),
    [name, isDirty, base, people, merged],
  );

  return {
    ...edit,
    isRestored: restored !== undefined && isDirty,
    giveUp: () => begin({ base, people: base.people, merged: undefined }),
    saved: (sent, state) => {
      const joined = joinPeople({ base: sent, mine: form.getValues('profiles'), theirs: state.people });
      begin({ base: state, people: joined.people, merged: undefined });
    },
  };
}
