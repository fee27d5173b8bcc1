import { MAX_SECTION_ITEMS } from '@kotohogi/domain/invitation/types';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../shell/api/api-error.ts';
import { useFailureNotice } from '../../../shell/api/use-failure-notice.ts';
import { scrollToFirstDefect } from '../../../shell/form/scroll-to-defect.ts';
import { useRefreshCouple, useSaveInvitation } from '../api.ts';
import type { CardPart } from '../page/card-facts.ts';
import { t } from '../t.ts';
import { type Draft, partOf, toInput } from './draft.ts';
import type { DraftControls } from './state.ts';
import { textsOfRefusal, useDefects } from './use-defects.ts';
import { type PendingPhotos, usePendingPhotos } from './use-pending-photos.ts';

/** The API that editor sections work with. */
export interface Editor extends DraftControls {
  readonly weddingId: number;
  /** The error of a field, once it was left or saving was tried; length limits are reported immediately. */
  readonly errorOf: (path: string) => string | undefined;
  /** Marks a field as left. */
  readonly touch: (path: string) => void;
  readonly partsInError: readonly CardPart[];
  /** A text is longer than allowed. */
  readonly isOverLimit: boolean;
  readonly openParts: readonly CardPart[];
  readonly setOpen: (part: CardPart, isOpen: boolean) => void;
  /** Shows all errors; returns whether there are none. */
  readonly check: () => boolean;
  /** Saving was refused because the partner saved first; their changes have been merged. */
  readonly isLate: boolean;
  readonly photos: PendingPhotos;
  /** The draft once all uploads have finished; undefined, with a message, if one failed. */
  readonly ready: () => Promise<DraftControls | undefined>;
  /** Saving is in progress or waits for a photo. */
  readonly isSaving: boolean;
  /** Waits for uploads, then saves, publishes or unpublishes. Returns whether it succeeded. */
  readonly save: (publish?: boolean) => Promise<boolean>;
}

/** The props of an editor section: the editor, and a callback for the language being edited. */
export interface SectionProps {
  readonly editor: Editor;
  readonly onLanguage: (language: 'ja' | 'en') => void;
}

/** Whether a list has reached its maximum length. */
export const isFull = (items: readonly unknown[]): boolean => items.length >= MAX_SECTION_ITEMS;

/** The latest controls for code that continues after an await, where closed-over values are outdated. */
function useLatest(controls: DraftControls) {
  const latest = useRef(controls);
  useEffect(() => {
    latest.current = controls;
  }, [controls]);
  return latest;
}

/** The sections that are open. */
function useOpenParts() {
  const [openParts, setOpenParts] = useState<readonly CardPart[]>(['greetings']);
  const open = (parts: readonly CardPart[]) => setOpenParts(now => [...new Set([...now, ...parts])]);
  const shut = (part: CardPart) => setOpenParts(now => now.filter(one => one !== part));
  return { openParts, open, setOpen: (part: CardPart, isOpen: boolean) => (isOpen ? open([part]) : shut(part)) };
}

/** The state and actions of the invitation editor. */
export function useEditor(weddingId: number, controls: DraftControls): Editor {
  const latest = useLatest(controls);
  const photos = usePendingPhotos();
  const defects = useDefects(controls.draft);
  const { openParts, open, setOpen } = useOpenParts();
  const update = useSaveInvitation(weddingId);
  const refresh = useRefreshCouple(weddingId);
  const notify = useFailureNotice('form');
  const show = useSnackbar();
  const [isLate, setLate] = useState(false);
  const [isWaiting, setWaiting] = useState(false);

  const check = () => {
    defects.showAll();
    if (defects.broken.length === 0) return true;
    open(defects.broken.flatMap(({ path }) => partOf(path) ?? []));
    scrollToFirstDefect();
    return false;
  };
  const land = (sent: Draft, error: ApiError) => {
    const texts = textsOfRefusal(error);
    const parts = [...texts.keys()].flatMap(path => partOf(path) ?? []);
    if (parts.length === 0) return false;
    defects.refuse(sent, texts);
    open(parts);
    scrollToFirstDefect();
    return true;
  };
  /** The partner saved first: refetches and shows a notice at the top of the page. */
  const takeIn = async () => {
    await refresh();
    setLate(true);
    scrollTo({ top: 0 });
  };
  const ready = async () => {
    const missing = await photos.arrive();
    if (missing.length === 0) return latest.current;
    open(missing);
    scrollToFirstDefect();
    show({ tone: 'bad', text: t('invitation.photos.missing') });
    return undefined;
  };
  const save = async (publish?: boolean): Promise<boolean> => {
    if (!check()) return false;
    setWaiting(true);
    const now = await ready().finally(() => setWaiting(false));
    if (now === undefined) return false;
    const { draft, base, saved } = now;
    try {
      const state = await update.mutateAsync({
        version: base.version,
        input: toInput(draft),
        ...(publish === undefined ? {} : { publish }),
      });
      saved(draft, state);
      setLate(false);
      if (publish === undefined) show({ tone: 'ok', text: t('invitation.saved') });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await takeIn();
      else if (!(error instanceof ApiError && land(draft, error))) notify(error, () => void save(publish));
      return false;
    }
  };

  const { errorOf, touch, partsInError, isOverLimit } = defects;
  return {
    ...controls,
    ...{ weddingId, errorOf, touch, partsInError, isOverLimit, openParts, setOpen, check, isLate, photos, ready, save },
    isSaving: isWaiting || update.isPending,
  };
}
