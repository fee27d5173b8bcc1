import type { FieldProblem } from '@kotohogi/ui/error-summary';
import type { FieldErrors } from 'react-hook-form';
import { fieldProblems, type SummaryField } from '../../../shell/form/field-problem.ts';
import { t as tMore } from '../guest-profile/t.ts';
import { t } from '../t.ts';
import type { ReplyFields } from './reply-fields.tsx';
import type { ReplyValues } from './reply-values.ts';

const LABELS = {
  answer: 'reply.answer',
  relationShip: 'reply.relation',
  name: 'reply.name',
  nameKana: 'reply.kana',
  email: 'reply.email',
  password: 'reply.password',
  zip: 'reply.zip',
  address1: 'reply.address',
  replyMessage: 'reply.message',
} as const satisfies Partial<Record<keyof ReplyFields, string>>;
const MORE_LABELS = { tel: 'tel.label', allergy: 'allergy.label' } as const;

const isNamed = <N extends object>(names: N, name: PropertyKey): name is keyof N => name in names;

type Fields = { readonly [name in keyof ReplyFields]?: Pick<ReplyFields[name], 'id' | 'name'> };

/** The id of the name field of a companion. */
export const companionId = (fieldId: string, place: number): string => `${fieldId}-${place}`;

function companionFields(fieldId: string, count: number): readonly SummaryField[] {
  return Array.from({ length: count }, (_, place) => ({
    id: companionId(fieldId, place),
    name: `companions.${place}.name`,
    label: tMore('companions.name', { n: place + 1 }),
  }));
}

/** The errors in form order, including the names of companions. */
export function problemsOf(fields: Fields, errors: FieldErrors<ReplyValues>): readonly FieldProblem[] {
  const inOrder = Object.entries(fields).flatMap(([key, { id, name }]): readonly SummaryField[] => {
    if (key === 'companions') return companionFields(id, errors.companions?.length ?? 0);
    if (isNamed(LABELS, key)) return [{ id, name, label: t(LABELS[key]) }];
    return isNamed(MORE_LABELS, key) ? [{ id, name, label: tMore(MORE_LABELS[key]) }] : [];
  });
  return fieldProblems(inOrder, errors);
}
