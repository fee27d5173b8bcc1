import type { attendant } from '@kotohogi/contract/attendant';
import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import type { Answer, Companion, RelationShip } from '@kotohogi/domain/attendant/types';

/** What the form of a reply holds: everything, whichever answer is chosen. */
export interface ReplyValues {
  /** Null until the guest has chosen: no answer is suggested. */
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

/** What is sent of it: of somebody who does not attend only who he is (decision 107). */
export function toReplyBody(values: ReplyValues): ReplyBody | undefined {
  const { answer, relationShip, name, email, replyMessage } = values;
  // The form has been checked: without an answer and a relation it is not sent.
  if (answer === null || relationShip === null) return undefined;
  if (answer === 'absence') return { answer, relationShip, name, email, replyMessage };
  const { nameKana, password, personalInfo, companions, allergy } = values;
  return { answer, relationShip, name, nameKana, email, password, replyMessage, personalInfo, companions, allergy };
}
