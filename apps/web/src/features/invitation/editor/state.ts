import type { InvitationState } from '@kotohogi/contract/invitation';
import { useCallback, useEffect, useState } from 'react';
import { readStored, store } from '../../../shell/form/storage.ts';
import { CARD_PARTS, type CardPart } from '../page/card-facts.ts';
import { changedParts, type Draft, type Rebased, rebase, toDraft } from './draft.ts';

/** The state of an editor: the base, the current draft, and the partner's changes since. */
interface Edit {
  readonly base: InvitationState;
  readonly draft: Draft;
  /** Restored from before a reload. */
  readonly isRestored: boolean;
  readonly merged: Pick<Rebased, 'conflicts' | 'taken'> | undefined;
}

export interface DraftControls extends Edit {
  readonly changed: readonly CardPart[];
  /** Changes fields; a function receives the latest draft. */
  readonly change: (patch: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void;
  /** Discards all unsaved changes. */
  readonly reset: () => void;
  /** Marks what was sent as saved; keeps what was typed while it was being sent. */
  readonly saved: (sent: Draft, state: InvitationState) => void;
}

const nameOf = (weddingId: number) => `draft-${weddingId}`;

const recordOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null ? { ...value } : undefined;

/** The parts listed in a stored text. */
const partsIn = (kept: object, name: string): readonly CardPart[] => {
  const names: unknown = new Map(Object.entries(kept)).get(name);
  return CARD_PARTS.filter(part => Array.isArray(names) && names.includes(part));
};

/**
 * Restores unsaved changes and partner conflicts after a reload or a crashed tab. A field that is missing in the stored
 * draft, because an older build wrote it, gets its saved value.
 */
function restore(weddingId: number, server: InvitationState): Pick<Edit, 'base' | 'draft' | 'merged'> | undefined {
  const kept = recordOf(readStored(nameOf(weddingId)));
  const [base, draft] = [recordOf(kept?.base), recordOf(kept?.draft)];
  if (kept === undefined || base === undefined || draft === undefined) return undefined;
  const conflicts = partsIn(kept, 'conflicts');
  return {
    base: { ...server, ...base },
    draft: { ...toDraft(server), ...draft },
    merged: conflicts.length === 0 ? undefined : { conflicts, taken: [] },
  };
}

/** Stores conflicts with the draft: until resolved, saving would still overwrite the partner's changes. */
function keepEdit(weddingId: number, { base, draft, merged }: Edit): void {
  const isChanged = changedParts(toDraft(base), draft).length > 0;
  store(nameOf(weddingId), isChanged ? { base, draft, conflicts: merged?.conflicts ?? [] } : undefined);
}

/** Rebases an edit onto a newer server state. Earlier conflicts remain unless both sides are equal now. */
function onto(edit: Edit, server: InvitationState): Edit {
  const { draft, conflicts, taken } = rebase(toDraft(edit.base), edit.draft, toDraft(server));
  const mine = changedParts(toDraft(server), draft);
  const open = CARD_PARTS.filter(
    part => conflicts.includes(part) || (mine.includes(part) && edit.merged?.conflicts.includes(part)),
  );
  const hasMerged = changedParts(toDraft(edit.base), edit.draft).length > 0 && open.length + taken.length > 0;
  return { ...edit, base: server, draft, merged: hasMerged ? { conflicts: open, taken } : undefined };
}

function begin(weddingId: number, server: InvitationState, first: Draft | undefined): Edit {
  const kept = restore(weddingId, server);
  const edit: Edit = {
    base: kept?.base ?? server,
    draft: kept?.draft ?? first ?? toDraft(server),
    isRestored: kept !== undefined,
    merged: kept?.merged,
  };
  return edit.base.version === server.version ? edit : onto(edit, server);
}

/**
 * The invitation being edited. The draft survives leaving the page and closing the tab, and takes over the partner's
 * changes to parts not edited here. `first` = the initial draft instead of the saved state.
 */
export function useDraft(weddingId: number, server: InvitationState, first: Draft | undefined): DraftControls {
  const [edit, setEdit] = useState(() => begin(weddingId, server, first));
  // A newer state arrived during editing.
  if (server.version > edit.base.version) setEdit(onto(edit, server));
  useEffect(() => keepEdit(weddingId, edit), [weddingId, edit]);

  const change = useCallback(
    (patch: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) =>
      setEdit(now => {
        const fields = typeof patch === 'function' ? patch(now.draft) : patch;
        return { ...now, draft: { ...now.draft, ...fields } };
      }),
    [],
  );
  const reset = useCallback(
    () => setEdit(now => ({ base: now.base, draft: toDraft(now.base), isRestored: false, merged: undefined })),
    [],
  );
  const saved = useCallback(
    (sent: Draft, state: InvitationState) =>
      setEdit(now => ({
        base: state,
        draft: rebase(sent, now.draft, toDraft(state)).draft,
        isRestored: false,
        merged: undefined,
      })),
    [],
  );
  return { ...edit, changed: changedParts(toDraft(edit.base), edit.draft), change, reset, saved };
}
