import { GIFT_MESSAGE_MAX_LENGTH, isGiftAmount } from '@kotohogi/domain/gift/types';
import { DESIGN_PATTERNS } from '@kotohogi/domain/hall/types';
import { PAYMENT_METHODS, PAYMENT_STATES } from '@kotohogi/domain/payment/types';
import { WEDDING_PAYMENT_STATES } from '@kotohogi/domain/wedding/types';
import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { event } from './kit/socket.ts';
import { cardFields, money, ownPayment, totals } from './payment.ts';
import { coupleNames } from './rules/couple-name.ts';
import { instantMs } from './rules/number.ts';
import { keyPath, weddingPath } from './rules/params.ts';
import { rule } from './rules/rule.ts';
import { optionalText } from './rules/text.ts';

/** The amount of a gift; null or absent for a message only. */
const amount = z.optional(z.nullable(z.number().check(rule<number>('giftAmount', isGiftAmount))));

const giftFields = {
  message: z._default(optionalText(GIFT_MESSAGE_MAX_LENGTH), ''),
  amount,
  isMessagePublic: z._default(z.boolean(), false),
};

const hasAmount = (gift: { readonly amount?: number | null | undefined }) =>
  gift.amount !== undefined && gift.amount !== null;

/** Either a gift or a message (docs/product/gift.md#amount). */
const giftOrMessage = z.refine<{ readonly amount?: number | null | undefined; readonly message: string }>(
  gift => hasAmount(gift) || gift.message !== '',
  { path: ['amount'], params: { rule: 'giftOrMessage' } },
);

/** An amount requires a payment method (docs/product/gift.md#amount). */
const paymentMethod = z.refine<{
  readonly amount?: number | null | undefined;
  readonly payType?: string | undefined;
}>(gift => !hasAmount(gift) || gift.payType !== undefined, {
  path: ['payType'],
  params: { rule: 'paymentMethod' },
});

/** The first step of the gift form: amount and message. */
export const giftForm = z.object(giftFields).check(giftOrMessage);

const giftBody = z
  .object({
    ...giftFields,
    /** The page of ours to go to afterwards. */
    callbackUrl: z.string().check(z.maxLength(2000)),
    payType: z.optional(z.enum(PAYMENT_METHODS)),
    ...cardFields,
  })
  .check(giftOrMessage, paymentMethod);

/** A gift as the couple and the facility see it; `name` and `message` are null for callers who may not read them. */
export const giftRow = z.object({
  id: z.number(),
  orderId: z.nullable(z.string()),
  attendantId: z.number(),
  name: z.nullable(z.string()),
  relationShip: z.enum(['friend', 'workplace', 'family']),
  message: z.nullable(z.string()),
  isMessagePublic: z.boolean(),
  amountYen: z.number(),
  ...money.shape,
  state: z.nullable(z.enum(PAYMENT_STATES)),
  at: instantMs,
});
export type GiftRow = z.infer<typeof giftRow>;

const sendErrors = {
  sample_mode: 403,
  callback_url_refused: 422,
  gift_method_unavailable: 422,
  gift_card_required: 422,
  gift_not_open: 403,
  gift_closed: 410,
  gift_not_offered: 403,
  gift_too_many: 429,
  payment_in_progress: 409,
  payment_not_ready: 503,
} as const;

export const gift = {
  send: endpoint({
    name: 'gift.send',
    method: 'POST',
    path: '/attendance/:wedding/giftMoney',
    summary:
      'Gives money, a message or both; the payment of the money continues in the background and can be followed.',
    access: 'guest',
    audit: 'gift',
    params: z.object(keyPath),
    body: giftBody,
    output: z.object({ payment: z.nullable(ownPayment) }),
    errors: sendErrors,
    idempotent: true,
  }),
  paymentInfo: endpoint({
    name: 'gift.paymentInfo',
    method: 'GET',
    path: '/attendance/:wedding/me/paymentInfo',
    summary: "Returns what can be given now, and the guest's own gifts, purchases and receipts.",
    access: ['guest', 'facility:read:wedding', 'wedding:read:info'],
    params: z.object(keyPath),
    output: z.object({
      weddingId: z.number(),
      couple: coupleNames,
      designPattern: z.enum(DESIGN_PATTERNS),
      facilityName: z.string(),
      /** Null in management mode, in which nothing can be sent. */
      guest: z.nullable(z.object({ name: z.string(), email: z.string() })),
      /** The caller may read the recording's sale: guests and the couple. Observing staff get nothing of it. */
      isBuyer: z.boolean(),
      offer: z.object({
        isOpen: z.boolean(),
        /** Why not: the code `gift.send` would refuse with, and its text in the reader's language. */
        refusal: z.nullable(
          z.enum(['sample_mode', 'gift_not_open', 'gift_closed', 'gift_not_offered', 'payment_not_ready']),
        ),
        userMessage: z.nullable(z.string()),
        payTypes: z.array(z.enum(PAYMENT_METHODS)),
        closesAt: instantMs,
      }),
      payments: z.array(z.object({ ...ownPayment.shape, message: z.string() })),
    }),
  }),
  summary: endpoint({
    name: 'gift.summary',
    method: 'GET',
    path: '/weddings/:weddingId/giftMoney',
    summary: 'Lists every gift of a wedding, with the totals as an equation.',
    access: ['wedding:read:info', 'facility:read:weddingPaymentState'],
    params: z.object(weddingPath),
    output: z.object({
      gifts: z.array(giftRow),
      totals,
      commissionRate: z.nullable(z.number()),
      paymentState: z.enum(WEDDING_PAYMENT_STATES),
      fixedAt: instantMs,
    }),
  }),
  /** A gift has arrived. Never contains the amount: every guest receives it. */
  sent: event({
    name: 'gift.sent',
    room: 'wedding',
    payload: z.object({ id: z.number(), at: instantMs }),
  }),
};
