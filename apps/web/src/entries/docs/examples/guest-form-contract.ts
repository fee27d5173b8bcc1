import { maxLength } from '@kotohogi/contract/schemas/rules/bounds';
import { rule } from '@kotohogi/contract/schemas/rules/rule';
import { email, kanaName, optionalLine, password, personName, ticked } from '@kotohogi/contract/schemas/rules/text';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { texts } from './guest-form-texts.ts';

export const MAX_ALLERGIES = 200;
const RELATIONS = ['friend', 'workplace', 'family'] as const;

/** The schema of the form, as in a row of the contract. */
export const guestReply = z.object({
  name: personName,
  kana: kanaName,
  email,
  tel: optionalLine(100),
  zip: optionalLine(100),
  prefecture: z.string(),
  address: optionalLine(255),
  birthday: z.string().check(rule<string>('pattern', date => date === '' || /^\d{4}-\d{2}-\d{2}$/.test(date))),
  relation: z.nullable(z.enum(RELATIONS)).check(rule<string | null>('required', relation => relation !== null)),
  allergies: z.string().check(maxLength(MAX_ALLERGIES)),
  password,
  wantsNews: z.boolean(),
  isAgreed: ticked,
});
export type GuestReply = z.infer<typeof guestReply>;

/** The empty form. */
export const NO_REPLY: GuestReply = {
  name: '',
  kana: '',
  email: '',
  tel: '',
  zip: '',
  prefecture: '',
  address: '',
  birthday: '',
  relation: null,
  allergies: '',
  password: '',
  wantsNews: true,
  isAgreed: false,
};

const SENDING_MS = 600;

/** Replaces the call that sends the reply: it takes some time and succeeds. */
export const sendReply = () => new Promise<void>(resolve => setTimeout(resolve, SENDING_MS));

/** Replaces the address lookup: every postal code belongs to the same village. */
export const lookUp = async ({ setValue }: UseFormReturn<GuestReply>): Promise<boolean> => {
  setValue('prefecture', '長野県');
  setValue('address', texts.foundAddress);
  return true;
};
