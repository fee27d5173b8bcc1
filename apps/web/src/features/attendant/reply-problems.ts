import type { FieldProblem } from '@kotohogi/ui/error-summary';
import type { ReplyFields } from './reply-fields.tsx';
import { say } from './say.ts';
import { say as sayMore } from './self/say.ts';

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

type Fields = { readonly [name in keyof ReplyFields]?: Pick<ReplyFields[name], 'id' | 'errorMessage'> };
type CompanionErrors = {
  readonly [place: number]: { readonly name?: object | undefined } | undefined;
  readonly length?: number;
};

/** The id of the field that a companion's name is typed into. */
export const companionId = (fieldId: string, place: number): string => `${fieldId}-${place}`;

function companionProblems(fieldId: string, errors: CompanionErrors = {}): readonly FieldProblem[] {
  return Array.from({ length: errors.length ?? 0 }, (_, place) => place)
    .filter(place => errors[place]?.name !== undefined)
    .map(place => ({ fieldId: companionId(fieldId, place), label: sayMore('companions.name', { n: place + 1 }) }));
}

/** What is wrong, in the order of the form; `companions` are the faults of their names. */
export function problemsOf(fields: Fields, companions?: CompanionErrors): readonly FieldProblem[] {
  return Object.entries(fields).flatMap(([name, { id, errorMessage }]) => {
    if (name === 'companions') return companionProblems(id, companions);
    if (errorMessage === undefined) return [];
    if (isNamed(LABELS, name)) return [{ fieldId: id, label: say(LABELS[name]) }];
    return isNamed(MORE_LABELS, name) ? [{ fieldId: id, label: sayMore(MORE_LABELS[name]) }] : [];
  });
}
