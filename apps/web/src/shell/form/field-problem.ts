import { namedRule } from '@kotohogi/contract/rules/named';
import type { FieldProblem } from '@kotohogi/ui/error-summary';
import { type FieldError, type FieldErrors, get } from 'react-hook-form';
import { ruleText } from './rule-texts.ts';

/** A field as the summary of a form needs it: `name` is its path in the form's values. */
export interface SummaryField {
  readonly id: string;
  readonly name: string;
  readonly label: string;
}

/** What a field's defect is called away from the field, where nothing else says which field it is about. */
function defectText(label: string, { type, message = '' }: FieldError): string {
  const key = namedRule(type);
  if (key !== undefined) return ruleText({ rule: key, params: { name: label } });
  return ruleText({ rule: 'otherNamed', params: { name: label, text: message } });
}

/** The fields in error, in their order, each with a sentence that names it: for the summary of a form. */
export function fieldProblems(fields: readonly SummaryField[], errors: FieldErrors): readonly FieldProblem[] {
  return fields.flatMap(({ id, name, label }) => {
    const error = get(errors, name) as FieldError | undefined;
    return error === undefined ? [] : [{ fieldId: id, label: defectText(label, error) }];
  });
}
