import type { InvitationState } from '@kotohogi/contract/invitation';
import { useCallback, useEffect, useState } from 'react';
import { keep, readKept } from '../../shell/form/kept.ts';
import { CARD_PARTS, type CardPart } from './card-facts.ts';
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
  /** Changes fields; by a function, what follows from the draft as it is by then. */
  readonly change: (patch: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void;
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

/** The parts a kept text names. */
const partsIn = (kept: object, name: string): readonly CardPart[] => {
  const names: unknown = new Map(Object.entries(kept)).get(name);
  return CARD_PARTS.filter(part => Array.isArray(names) && names.includes(part));
};

/** Reads what was typed before the page was loaded again, or the tab had died, and what it had been told of the partner. */
function restore(weddingId: number): Pick<Edit, 'base' | 'draft' | 'news'> | undefined {
  const kept = readKept(nameOf(weddingId));
  if (!isEdit(kept)) return undefined;
  const conflicts = partsIn(kept, 'conflicts');
  return { base: kept.base, draft: kept.draft, news: conflicts.length === 0 ? undefined : { conflicts, taken: [] } };
}

/** The parts in conflict stay with what is kept: until it is saved, it would still overwrite the partner's. */
function keepEdit(weddingId: number, { base, draft, news }: Edit): void {
  const isChanged = changedParts(toDraft(base), draft).length > 0;
  keep(nameOf(weddingId), isChanged ? { base, draft, conflicts: news?.conflicts ?? [] } : undefined);
}

/** Brings an edit onto a newer state of the server. What was in conflict before still is, unless both say the same now. */
function onto(edit: Edit, server: InvitationState): Edit {
  const { draft, conflicts, taken } = rebase(toDraft(edit.base), edit.draft, toDraft(server));
  const mine = changedParts(toDraft(server), draft);
  const open = CARD_PARTS.filter(
    part => conflicts.includes(part) || (mine.includes(part) && edit.news?.conflicts.includes(part)),
  );
  const isNews = changedParts(toDraft(edit.base), edit.draft).length > 0 && open.length + taken.length > 0;
  return { ...edit, base: server, draft, news: isNews ? { conflicts: open, taken } : undefined };
}

function begin(weddingId: number, server: InvitationState, first: Draft | undefined): Edit {
  const kept = restore(weddingId);
  const edit: Edit = {
    base: kept?.base ?? server,
    draft: kept?.draft ?? first ?? toDraft(server),
    isRestored: kept !== undefined,
    news: kept?.news,
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
    (patch: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) =>
      setEdit(now => {
        const fields = typeof patch === 'function' ? patch(now.draft) : patch;
        return { ...now, draft: { ...now.draft, ...fields } };
      }),
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
