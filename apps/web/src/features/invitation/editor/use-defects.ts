import { useState } from 'react';
import type { ApiError } from '../../../shell/api/api-error.ts';
import { ruleText } from '../../../shell/form/rule-texts.ts';
import { CARD_PARTS } from '../page/card-facts.ts';
import { brokenRules, type Draft, partOf } from './draft.ts';

const AT_ONCE: readonly string[] = ['maxLength', 'maxItems'];

const isField = (name: string, draft: Draft): name is keyof Draft => Object.hasOwn(draft, name);

/** The errors of a draft: from our own rules, and from the server's last response. */
export function useDefects(draft: Draft) {
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
    // If the field changed since the response, the server's error no longer applies.
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

/** The fields named in a refusal, with their error texts. */
export function textsOfRefusal({ failure }: ApiError): ReadonlyMap<string, string> {
  const { validates = [], fields = [], userMessage } = failure;
  if (validates.length > 0) return new Map(validates.map(({ path, message }) => [path, message]));
  return new Map(fields.map(field => [field, userMessage]));
}
