import type { FacilityId } from '@kotohogi/domain/kernel/ids';
import { BANK_ACCOUNT_TYPES } from '@kotohogi/domain/temporary-wedding/types';
import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { accountHolderName, accountNumber, bankNumber } from './rules/bank.ts';
import { idOf, jstDateTime } from './rules/number.ts';
import { optionalRoman } from './rules/roman.ts';
import { email, kanaName, optionalKana, personName, requiredLine, ticked } from './rules/text.ts';

/** A venue where couples may register on their own. */
export const openFacility = z.object({
  id: z.number(),
  accountId: z.string(),
  companyName: z.string(),
  name: z.string(),
  phone: z.string(),
  hours: z.string(),
  halls: z.array(z.string()),
  termsLink: z.string(),
  privacyPolicyLink: z.string(),
});
export type OpenFacility = z.infer<typeof openFacility>;

/** The account for gift money (docs/product/temporary-wedding.md#the-form). */
export const bankFields = z.object({
  bankName: requiredLine(100),
  bankNameKana: optionalKana,
  bankNumber,
  branchName: requiredLine(100),
  branchNameKana: optionalKana,
  branchNumber: bankNumber,
  type: z.literal(BANK_ACCOUNT_TYPES),
  accountNumber,
  accountHolder: accountHolderName,
});

export type GivenAccount = z.infer<typeof bankFields>;

/** A couple's own registration, as sent by its form. */
export const registration = z.object({
  facilityId: idOf<FacilityId>(),
  hallName: requiredLine(100),
  /** `yyyy-MM-dd HH:mm` in Japan. */
  dateTime: jstDateTime,
  email,
  groomLastName: personName,
  groomFirstName: personName,
  groomLastNameKana: kanaName,
  groomFirstNameKana: kanaName,
  groomLastNameRoman: z.optional(optionalRoman),
  groomFirstNameRoman: z.optional(optionalRoman),
  brideLastName: personName,
  brideFirstName: personName,
  brideLastNameKana: kanaName,
  brideFirstNameKana: kanaName,
  brideLastNameRoman: z.optional(optionalRoman),
  brideFirstNameRoman: z.optional(optionalRoman),
  /** Null if entered later. */
  depositAccount: z.nullable(bankFields),
  isAgreed: ticked,
  /** Confirms a second registration with the same address and day. */
  isDuplicateConfirmed: z.optional(z.boolean()),
});

/** Couples who register before their venue has created their wedding. */
export const temporaryWedding = {
  facilities: endpoint({
    name: 'temporaryWedding.facilities',
    method: 'GET',
    path: '/temporaryWeddings/facilities',
    summary: 'Lists the venues where couples may register themselves, with their halls.',
    access: 'open',
    output: z.object({ rows: z.array(openFacility) }),
    perMinute: 60,
  }),
  create: endpoint({
    name: 'temporaryWedding.create',
    method: 'POST',
    path: '/temporaryWeddings',
    summary:
      "Stores a couple's own registration (status 0) for the venue to decide on, without creating an account; a second one for the same address and day must be confirmed.",
    access: 'open',
    audit: 'temporary-wedding',
    body: registration,
    output: z.object({
      facilityName: z.string(),
      facilityPhone: z.string(),
      facilityHours: z.string(),
      /** The last day for the venue's answer, in Japan. */
      answerBy: z.string(),
    }),
    errors: {
      temporary_wedding_not_offered: 422,
      temporary_wedding_date_past: 422,
      temporary_wedding_duplicate: 409,
    },
    idempotent: true,
    perMinute: 12,
  }),
};
