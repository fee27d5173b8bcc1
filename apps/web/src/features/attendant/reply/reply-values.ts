import type { attendant } from '@kotohogi/contract/attendant';
import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import type { Answer, Companion, RelationShip } from '@kotohogi/domain/attendant/types';

/** The values of the reply form, for every answer. */
export interface ReplyValues {
  /** Null until the guest chooses: no answer is preselected. */
  answer: Answer | null;
  relationShip: RelationShip | null;
  name: string;
  nameKana: string;
  email: string;
  password: string;
  replyMessage: string;
  personalInfo: { tel: string; zip: string; prefectureId: number | null; address1: string };
  companions: Companion[];
  allergy: string;
}

export const EMPTY_REPLY: ReplyValues = {
  answer: null,
  relationShip: null,
  name: '',
  nameKana: '',
  email: '',
  password: '',
  replyMessage: '',
  personalInfo: { tel: '', zip: '', prefectureId: null, address1: '' },
  companions: [],
  allergy: '',
};

export type ReplyBody = CallInput<typeof attendant.join>['body'];

/** The request body; for an absence, only the guest's identity and message (docs/product/reply.md#form). */
export function toReplyBody(values: ReplyValues): ReplyBody | undefined {
  const { answer, relationShip, name, email, replyMessage } = values;
  // The form is validated: without an answer and a relation it is not sent.
  if (answer === null || relationShip === null) return undefined;
  if (answer === 'absence') return { answer, relationShip, name, email, replyMessage };
  const { nameKana, password, personalInfo, companions, allergy } = values;
  return { answer, relationShip, name, nameKana, email, password, replyMessage, personalInfo, companions, allergy };
}
