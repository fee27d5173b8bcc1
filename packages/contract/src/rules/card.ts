import type { Instant } from '@kotohogi/domain/kernel/instant';
import {
  brandOf,
  type CardNumberProblem,
  cardDigits,
  checkCard,
  type ExpiryProblem,
  HOLDER_NAME_MAX_LENGTH,
  type HolderNameProblem,
  type SecurityCodeProblem,
  securityCodeLength,
} from '@kotohogi/domain/payment/card';
import * as z from 'zod/mini';
import type { RuleKey } from '../texts/rules.ja.ts';
import type { RuleParams } from './rule.ts';

type Defect = readonly [path: keyof CardForm, rule: RuleKey, params?: RuleParams];

function numberDefect(problem: CardNumberProblem): Defect {
  switch (problem) {
    case 'required':
      return ['cardNumber', 'required'];
    case 'brand':
      return ['cardNumber', 'cardBrand'];
    case 'length':
    case 'check-digit':
      return ['cardNumber', 'cardNumber'];
  }
}

function expiryDefect(problem: ExpiryProblem): Defect {
  switch (problem) {
    case 'required':
      return ['expiry', 'required'];
    case 'past':
      return ['expiry', 'cardExpired'];
    case 'format':
      return ['expiry', 'invalid'];
  }
}

function codeDefect(problem: SecurityCodeProblem, n: number): Defect {
  return problem === 'required' ? ['securityCode', 'required'] : ['securityCode', 'securityCode', { n }];
}

function holderDefect(problem: HolderNameProblem): Defect {
  switch (problem) {
    case 'required':
      return ['holderName', 'required'];
    case 'characters':
      return ['holderName', 'creditCardHolder'];
    case 'length':
      return ['holderName', 'length', { min: 2, max: HOLDER_NAME_MAX_LENGTH }];
    case 'letters':
      return ['holderName', 'pattern'];
  }
}

function cardDefects({ expiry, ...card }: CardForm, now: Instant): readonly Defect[] {
  const problems = checkCard({ ...card, expiryMonth: expiry.month, expiryYear: expiry.year }, now);
  const codeLength = securityCodeLength(brandOf(cardDigits(card.cardNumber)));
  return [
    ...(problems.cardNumber ? [numberDefect(problems.cardNumber)] : []),
    ...(problems.expiry ? [expiryDefect(problems.expiry)] : []),
    ...(problems.securityCode ? [codeDefect(problems.securityCode, codeLength)] : []),
    ...(problems.holderName ? [holderDefect(problems.holderName)] : []),
  ];
}

/** The card dialog's fields; the browser sends them only to the gateway. Month `01`–`12`, year with four digits. */
export interface CardForm {
  readonly cardNumber: string;
  readonly expiry: { readonly month: string; readonly year: string };
  readonly securityCode: string;
  readonly holderName: string;
}

/** The rules of the card dialog on the date of `now` in Japan (docs/product/payment.md#cards). */
export const cardForm = (now: Instant) =>
  z
    .object({
      cardNumber: z.string(),
      expiry: z.object({ month: z.string(), year: z.string() }),
      securityCode: z.string(),
      holderName: z.string(),
    })
    .check(({ value, issues }) => {
      for (const [path, key, params] of cardDefects(value, now)) {
        issues.push({
          code: 'custom',
          path: [path],
          params: { rule: key, ...params },
          input: value[path],
          continue: true,
        });
      }
    });
