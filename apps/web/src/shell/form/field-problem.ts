import { namedRule } from '@kotohogi/contract/rules/named';
import type { FieldProblem } from '@kotohogi/ui/error-summary';
import { type FieldError, type FieldErrors, get } from 'react-hook-form';
import { ruleText } from './rule-texts.ts';

/** A field for a form's error summary: `name` is its path in the form's values. */
export interface SummaryField {
  readonly id: string;
  readonly name: string;
  readonly label: string;
}

/** The text of a field's error outside the field, where nothing else says which field it is about. */
function defectText(label: string, { type, message = '' }: FieldError): string {
  const key = namedRule(type);
  if (key !== undefined) return ruleText({ rule: key, params: { name: label } });
  return ruleText({ rule: 'otherNamed', params: { name: label, text: message } });
}

/** The invalid fields, in order, each with a sentence that names it: for a form's error summary. */
export function fieldProblems(fields: readonly SummaryField[], errors: FieldErrors): readonly FieldProblem[] {
  return fields.flatMap(({ id, name, label }) => {
    const error = get(errors, name) as FieldError | undefined;
    return error === undefined ? [] : [{ fieldId: id, label: defectText(label, error) }];
  });
}
