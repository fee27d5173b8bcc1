import type { InvitationState } from '@kotohogi/contract/invitation';
import { useCallback, useEffect, useState } from 'react';
import { keep, readKept } from '../../shell/form/kept.ts';
import type { CardPart } from './card-facts.ts';
import { changedParts, type Draft, FIELDS_OF, type Rebased, rebase, toDraft } from './draft.ts';

/** What an editor holds: where it began, what is written now, and what the partner did meanwhile. */
interface Edit {
  readonly base: InvitationState;
  readonly draft: Draft;
  /** Brought back from before the page was loaded again. */
  readonly isRestored: boolean;
  readonly news: Pick<Rebased, 'conflicts' | 'taken'> | undefined;
}

export interface DraftControls extends Edit {
  readonly changed: readonly CardPart[];
  readonly change: (patch: Partial<Draft>) => void;
  /** Gives everything up that is not saved. */
  readonly reset: () => void;
  /** What was sent is saved; what was typed while it was on its way stays. */
  readonly saved: (sent: Draft, state: InvitationState) => void;
}

const nameOf = (weddingId: number) => `draft-${weddingId}`;

/** Whether a kept text still has the shape of an edit: a newer build may have other fields. */
function isEdit(kept: unknown): kept is Pick<Edit, 'base' | 'draft'> {
  if (typeof kept !== 'object' || kept === null || !('base' in kept) || !('draft' in kept)) return false;
  const { draft } = kept;
  const fields = Object.values(FIELDS_OF).flat();
  return typeof draft === 'object' && draft !== null && fields.every(field => field in draft);
}

/** Reads what was typed before the page was loaded again, or the tab had died. */
function restore(weddingId: number): Pick<Edit, 'base' | 'draft'> | undefined {
  const kept = readKept(nameOf(weddingId));
  return isEdit(kept) ? kept : undefined;
}

function keepEdit(weddingId: number, { base, draft }: Edit): void {
  keep(nameOf(weddingId), changedParts(toDraft(base), draft).length === 0 ? undefined : { base, draft });
}

/** Brings an edit onto a newer state of the server. */
function onto(edit: Edit, server: InvitationState): Edit {
  const { draft, conflicts, taken } = rebase(toDraft(edit.base), edit.draft, toDraft(server));
  const isNews = changedParts(toDraft(edit.base), edit.draft).length > 0 && conflicts.length + taken.length > 0;
  return { ...edit, base: server, draft, news: isNews ? { conflicts, taken } : undefined };
}

function begin(weddingId: number, server: InvitationState, first: Draft | undefined): Edit {
  const kept = restore(weddingId);
  const edit: Edit = {
    base: kept?.base ?? server,
    draft: kept?.draft ?? first ?? toDraft(server),
    isRestored: kept !== undefined,
    news: undefined,
  };
  return edit.base.version === server.version ? edit : onto(edit, server);
}

/**
 * The invitation while it is edited. It outlives the page and its tab, and whatever the partner saves meanwhile is taken
 * in where it was not touched here. `first` = what to begin with instead of what is saved.
 */
export function useDraft(weddingId: number, server: InvitationState, first: Draft | undefined): DraftControls {
  const [edit, setEdit] = useState(() => begin(weddingId, server, first));
  // A newer state has arrived while this one was edited.
  if (server.version > edit.base.version) setEdit(onto(edit, server));
  useEffect(() => keepEdit(weddingId, edit), [weddingId, edit]);

  const change = useCallback(
    (patch: Partial<Draft>) => setEdit(now => ({ ...now, draft: { ...now.draft, ...patch } })),
    [],
  );
  const reset = useCallback(
    () => setEdit(now => ({ base: now.base, draft: toDraft(now.base), isRestored: false, news: undefined })),
    [],
  );
  const saved = useCallback(
    (sent: Draft, state: InvitationState) =>
      setEdit(now => ({
        base: state,
        draft: rebase(sent, now.draft, toDraft(state)).draft,
        isRestored: false,
        news: undefined,
      })),
    [],
  );
  return { ...edit, changed: changedParts(toDraft(edit.base), edit.draft), change, reset, saved };
}
