import type { Defect, Failure } from '@kotohogi/contract/kit/failure';
import { namedRule } from '@kotohogi/contract/rules/named';
import type { BrokenRule } from '@kotohogi/contract/rules/rule';
import { fieldName } from '@kotohogi/contract/texts/field-names';
import { fill, type TextParams } from '@kotohogi/contract/texts/fill';
import { refusalText } from '@kotohogi/contract/texts/refusals';
import { rulesEn } from '@kotohogi/contract/texts/rules.en';
import { rulesJa } from '@kotohogi/contract/texts/rules.ja';
import { statusText } from '@kotohogi/contract/texts/status-text';
import type { Language } from '@kotohogi/contract/texts/texts';
import type { Refused } from '@kotohogi/domain/kernel/refusal';

/**
 * An error thrown where no result can be returned: by the gate, by parsing, by a limit. Caught in one place, in
 * `app.ts`.
 */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure';
  readonly status: number;
  readonly broken: readonly BrokenRule[];
  /** An error code with its own text, where the status is not specific enough. */
  readonly code: string | undefined;

  constructor(status: number, message: string, more: { broken?: readonly BrokenRule[]; code?: string } = {}) {
    super(message);
    this.status = status;
    this.broken = more.broken ?? [];
    this.code = more.code;
  }
}

const RULES = { ja: rulesJa, en: rulesEn } as const;

/** Gives a broken rule its text in the caller's language. */
function toDefect(broken: BrokenRule, language: Language): Defect {
  const text = RULES[language][broken.rule];
  return { ...broken, params: { ...broken.params }, message: fill(text, broken.params) };
}

/**
 * The user's text for a single error shown away from its field; undefined if the field or the rule has no such text.
 */
function namedDefect({ path, rule }: BrokenRule, language: Language): string | undefined {
  const key = namedRule(rule);
  const name = fieldName(path, language);
  return key === undefined || name === undefined ? undefined : fill(RULES[language][key], { name });
}

/** The body of an error that only has a status. 5xx bodies reveal no internals. */
export function failureOf(status: number, message: string, language: Language): Failure {
  const answerText = status >= 500 ? 'Something went wrong on our side.' : message;
  return { id: `http_${status}`, status, message: answerText, userMessage: statusText(status, language) };
}

/**
 * The body of a 422: every error with its field, and the first field as `path`; a single error is named to the user.
 */
function defectsOf(broken: readonly BrokenRule[], language: Language): Failure {
  const validates = broken.map(one => toDefect(one, language));
  const failure = failureOf(422, 'The input does not satisfy the contract.', language);
  const [first, ...others] = broken;
  const named = first === undefined || others.length > 0 ? undefined : namedDefect(first, language);
  return {
    ...failure,
    userMessage: named ?? failure.userMessage,
    validates,
    fields: [...new Set(validates.map(one => one.path))],
    ...(validates[0] ? { path: validates[0].path } : {}),
  };
}

const WRITTEN = {
  ja: new Intl.DateTimeFormat('ja-JP', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
} as const;

/** Formats facts for a text: calendar dates are spelled out, and fields have their display names. */
function toPlainText(meta: Refused<string>['meta'], language: Language): TextParams {
  const facts = Object.entries(meta ?? {}).map(([name, fact]) => {
    const isDate = typeof fact === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(fact);
    return [name, isDate ? WRITTEN[language].format(new Date(fact)) : fact];
  });
  const name = typeof meta?.field === 'string' ? fieldName(meta.field, language) : undefined;
  return { name, ...Object.fromEntries(facts) };
}

/** The body of an expected refusal: its code, its status from the contract, its text with its facts. */
export function refusalOf(refused: Refused<string>, status: number, language: Language): Failure {
  const text = refusalText(refused.refused, language);
  return {
    id: refused.refused,
    status,
    message: `Refused: ${refused.refused}`,
    userMessage: text === undefined ? statusText(status, language) : fill(text, toPlainText(refused.meta, language)),
    ...(refused.meta === undefined ? {} : { meta: { ...refused.meta } }),
    // A refusal about one field names it, so that the form shows it there.
    ...(typeof refused.meta?.field === 'string' ? { path: refused.meta.field, fields: [refused.meta.field] } : {}),
  };
}

/** The body of a thrown error. */
export function bodyOf(failure: HttpFailure, language: Language): Failure {
  if (failure.broken.length > 0) return defectsOf(failure.broken, language);
  if (failure.code !== undefined) return refusalOf({ refused: failure.code }, failure.status, language);
  return failureOf(failure.status, failure.message, language);
}
