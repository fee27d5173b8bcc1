import * as z from 'zod/mini';
import type { RuleKey } from '../texts/rules.ja.ts';

export type RuleParams = Readonly<Record<string, string | number>>;

/** A check of our own: when `holds` says no, the issue carries the key of its text and that text's numbers. */
export function rule<T>(key: RuleKey, holds: (value: T) => boolean, params: RuleParams = {}) {
  return z.refine<T>(holds, { params: { rule: key, ...params }, abort: true });
}

/** A defect before it has a text: where it is, which rule it broke, and the numbers of that rule. */
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

/** The value an issue is about. For a choice between shapes zod reports the whole object and names the deciding field. */
function inputOf(issue: z.core.$ZodIssue): unknown {
  const field = issue.path.at(-1);
  const isChoice = issue.code === 'invalid_union' && 'discriminator' in issue;
  if (!isChoice || field === undefined || typeof issue.input !== 'object' || issue.input === null) return issue.input;
  return Reflect.get(issue.input, field);
}

/**
 * Reads one issue of zod as a broken rule. A value that is absent where something is needed is `required`, whatever
 * the type it should have had ("always evaluated first", product text §5); all else that is not a rule of ours is `invalid`.
 */
export function brokenRule(issue: z.core.$ZodIssue): BrokenRule {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'custom' && typeof issue.params?.rule === 'string') {
    return { path, rule: issue.params.rule as RuleKey, params: readParams(issue.params) };
  }
  return { path, rule: isEmpty(inputOf(issue)) ? 'required' : 'invalid', params: {} };
}

/** Checks a value and reads its defects; the same code on server and browser. */
export function check<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
): { readonly ok: true; readonly value: z.output<S> } | { readonly ok: false; readonly broken: readonly BrokenRule[] } {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, broken: result.error.issues.map(brokenRule) };
}
