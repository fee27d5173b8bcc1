import * as z from 'zod/mini';
import type { RuleKey } from '../texts/rules.ja.ts';

export type RuleParams = Readonly<Record<string, string | number>>;

/** A custom check: if `holds` returns false, the issue carries the key of its text and the text's numbers. */
export function rule<T>(key: RuleKey, holds: (value: T) => boolean, params: RuleParams = {}) {
  return z.refine<T>(holds, { params: { rule: key, ...params }, abort: true });
}

/** An error before it has a text: its path, the broken rule, and that rule's numbers. */
export interface BrokenRule {
  readonly path: string;
  readonly rule: RuleKey;
  readonly params: RuleParams;
}

function readParams(params: Readonly<Record<string, unknown>> | undefined): RuleParams {
  const entries = Object.entries(params ?? {}).filter(([key]) => key !== 'rule');
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string | number] => ['string', 'number'].includes(typeof entry[1])),
  );
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || value === false;

/** The value of an issue. For a union zod reports the whole object and names the discriminating field. */
function inputOf(issue: z.core.$ZodIssue): unknown {
  const field = issue.path.at(-1);
  const isChoice = issue.code === 'invalid_union' && 'discriminator' in issue;
  if (!isChoice || field === undefined || typeof issue.input !== 'object' || issue.input === null) return issue.input;
  return Reflect.get(issue.input, field);
}

/**
 * Converts a zod issue to a broken rule. A missing value is `required`, whatever its type (docs/product/form.md#text);
 * everything else that is not our own rule is `invalid`.
 */
export function brokenRule(issue: z.core.$ZodIssue): BrokenRule {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'custom' && typeof issue.params?.rule === 'string') {
    return { path, rule: issue.params.rule as RuleKey, params: readParams(issue.params) };
  }
  return { path, rule: isEmpty(inputOf(issue)) ? 'required' : 'invalid', params: {} };
}

/** Validates a value and converts its errors; the same code on server and browser. */
export function check<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
): { readonly ok: true; readonly value: z.output<S> } | { readonly ok: false; readonly broken: readonly BrokenRule[] } {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, broken: result.error.issues.map(brokenRule) };
}
