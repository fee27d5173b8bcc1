import { MAX_SECTION_ITEMS } from '@kotohogi/domain/invitation/types';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useState } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { ruleText } from '../../shell/form/rule-texts.ts';
import { scrollToFirstDefect } from '../../shell/form/scroll-to-defect.ts';
import { useRefreshCouple, useSaveInvitation } from './api.ts';
import { CARD_PARTS, type CardPart } from './card-facts.ts';
import { brokenRules, type Draft, partOf, toInput } from './draft.ts';
import { say } from './say.ts';
import type { DraftControls } from './state.ts';

/** What the sections of the editor work with. */
export interface Editor extends DraftControls {
  readonly weddingId: number;
  /** What is wrong with a field, once it has been left or saving was tried; limits are told at once. */
  readonly errorOf: (path: string) => string | undefined;
  /** A field was left. */
  readonly touch: (path: string) => void;
  readonly partsInError: readonly CardPart[];
  /** Something is longer than it may be. */
  readonly isOverLimit: boolean;
  readonly openParts: readonly CardPart[];
  readonly setOpen: (part: CardPart, isOpen: boolean) => void;
  /** Shows every defect; answers whether there is none. */
  readonly check: () => boolean;
  /** Saving was refused because the partner had saved first; what is newer has been taken in. */
  readonly isLate: boolean;
  readonly isSaving: boolean;
  /** Saves everything, and sends it out or takes it back. Answers whether it is done. */
  readonly save: (publish?: boolean) => Promise<boolean>;
}

const AT_ONCE: readonly string[] = ['maxLength', 'maxItems'];

/** Nothing more fits into a list. */
export const isFull = (items: readonly unknown[]): boolean => items.length >= MAX_SECTION_ITEMS;

const isField = (name: string, draft: Draft): name is keyof Draft => Object.hasOwn(draft, name);

/** What is wrong with a draft: by our own rules, and by what the server has said of what it was sent. */
function useDefects(draft: Draft) {
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [isShown, setShown] = useState(false);
  const [refused, setRefused] = useState<{ readonly draft: Draft; readonly texts: ReadonlyMap<string, string> }>();
  const broken = brokenRules(draft);
  const errorOf = (path: string): string | undefined => {
    const rule = broken.find(one => one.path === path);
    if (rule !== undefined) {
      return isShown || touched.includes(path) || AT_ONCE.includes(rule.rule) ? ruleText(rule) : undefined;
    }
    const [field = ''] = path.split('.');
    // A field that was changed since is a new matter.
    const isSame = refused !== undefined && isField(field, draft) && refused.draft[field] === draft[field];
    return isSame ? refused.texts.get(path) : undefined;
  };
  const shown = broken.filter(({ path }) => errorOf(path) !== undefined).map(({ path }) => path);
  const paths = [...shown, ...(refused?.texts.keys() ?? [])].filter(path => errorOf(path) !== undefined);
  return {
    broken,
    errorOf,
    partsInError: CARD_PARTS.filter(part => paths.some(path => partOf(path) === part)),
    isOverLimit: broken.some(({ rule }) => AT_ONCE.includes(rule)),
    touch: (path: string) => setTouched(known => (known.includes(path) ? known : [...known, path])),
    showAll: () => setShown(true),
    refuse: (sent: Draft, texts: ReadonlyMap<string, string>) => setRefused({ draft: sent, texts }),
  };
}

/** The fields a refusal of the server names, with its words. */
function textsOfRefusal({ failure }: ApiError): ReadonlyMap<string, string> {
  const { validates = [], fields = [], userMessage } = failure;
  if (validates.length > 0) return new Map(validates.map(({ path, message }) => [path, message]));
  return new Map(fields.map(field => [field, userMessage]));
}

/** Everything that happens in the editor of the invitation. */
export function useEditor(weddingId: number, controls: DraftControls): Editor {
  const { draft, base } = controls;
  const defects = useDefects(draft);
  const [openParts, setOpenParts] = useState<readonly CardPart[]>(['greetings']);
  const update = useSaveInvitation(weddingId);
  const refresh = useRefreshCouple(weddingId);
  const tell = useFailureNotice();
  const show = useSnackbar();
  const [isLate, setLate] = useState(false);
  const open = (parts: readonly CardPart[]) => setOpenParts(now => [...new Set([...now, ...parts])]);

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
  /** The partner was faster: what is newer is read, and said at the head of the page. */
  const takeIn = async () => {
    await refresh();
    setLate(true);
    scrollTo({ top: 0 });
  };
  const save = async (publish?: boolean): Promise<boolean> => {
    if (!check()) return false;
    try {
      const state = await update.mutateAsync({
        version: base.version,
        input: toInput(draft),
        ...(publish === undefined ? {} : { publish }),
      });
      controls.saved(draft, state);
      setLate(false);
      if (publish === undefined) show({ tone: 'ok', text: say('invitation.saved') });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await takeIn();
      else if (!(error instanceof ApiError && land(draft, error))) tell(error, () => void save(publish));
      return false;
    }
  };

  return {
    ...controls,
    weddingId,
    errorOf: defects.errorOf,
    touch: defects.touch,
    partsInError: defects.partsInError,
    isOverLimit: defects.isOverLimit,
    openParts,
    setOpen: (part, isOpen) => (isOpen ? open([part]) : setOpenParts(now => now.filter(one => one !== part))),
    check,
    isLate,
    isSaving: update.isPending,
    save,
  };
}
