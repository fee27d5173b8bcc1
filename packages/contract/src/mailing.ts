import { DESIGN_PATTERNS } from '@kotohogi/domain/hall/types';
import { cleanText } from '@kotohogi/domain/kernel/text';
import { MAIL_CHOICES } from '@kotohogi/domain/mailing/choices';
import * as z from 'zod/mini';
import { empty, endpoint } from './kit/endpoint.ts';
import { coupleNames } from './rules/couple-name.ts';
import { instantMs } from './rules/number.ts';
import { weddingPath } from './rules/params.ts';
import { optionalLine } from './rules/text.ts';

const unknown = { mailing_link_unknown: 404 } as const;
const choice = z.object({ choice: z.enum(MAIL_CHOICES), isOn: z.boolean() });

/** The mails a recipient can opt out of, as shown by the link at the bottom of each mail. */
export const mailChoices = z.object({
  designPattern: z.enum(DESIGN_PATTERNS),
  couple: coupleNames,
  name: z.string(),
  choices: z.array(choice),
});
export type MailChoices = z.infer<typeof mailChoices>;

/** A guest whose mails cannot be delivered. */
export const mailRefusal = z.object({
  attendantId: z.number(),
  name: z.string(),
  email: z.string(),
  at: instantMs,
  /** In the words of the receiving server. */
  reason: z.string(),
});
export type MailRefusal = z.infer<typeof mailRefusal>;

/** A mail service's delivery results for mails that seemed to be sent. */
export const deliveryReports = z
  .array(
    z.object({
      recipient: optionalLine(254),
      /** `bounced` and `complained` are final; any other value is temporary. */
      kind: optionalLine(100),
      reason: z.optional(z.string().check(z.overwrite(cleanText))),
    }),
  )
  .check(z.maxLength(1_000));

export type DeliveryReports = z.infer<typeof deliveryReports>;

/** Mails: preferences, and failed deliveries. */
export const mailing = {
  readChoices: endpoint({
    name: 'mailing.readChoices',
    method: 'GET',
    path: '/mails/choices',
    summary: 'Lists the kinds of mail the reader gets about a wedding; every such mail contains the `token`.',
    access: 'open',
    query: z.object({ token: z.string() }),
    output: mailChoices,
    errors: unknown,
    perMinute: 60,
  }),
  choose: endpoint({
    name: 'mailing.choose',
    method: 'PATCH',
    path: '/mails/choices',
    summary: 'Unsubscribes the reader from a kind of mail, or subscribes them again.',
    access: 'open',
    audit: { none: 'a recipient chooses for themselves, without signing in' },
    query: z.object({ token: z.string() }),
    body: choice,
    output: mailChoices,
    errors: unknown,
    perMinute: 60,
  }),
  leave: endpoint({
    name: 'mailing.leave',
    method: 'POST',
    path: '/mails/leave/:token/:choice',
    summary: 'Unsubscribes from a kind of mail with one click in the mail program (RFC 8058), authorized by the token.',
    access: 'machine',
    audit: { none: 'a recipient chooses for themselves, without signing in' },
    params: z.object({ token: z.string(), choice: z.string() }),
    // What mail clients post with it adds nothing to the URL.
    body: z.unknown(),
    output: empty,
    errors: unknown,
    perMinute: 60,
  }),
  takeReport: endpoint({
    name: 'mailing.takeReport',
    method: 'POST',
    path: '/webhooks/mail/:secret',
    summary:
      'Receives delivery reports of the mail service: a list of `{recipient, kind, reason}`, where `kind` is bounced, complained or another word. The secret is in the URL.',
    access: 'machine',
    audit: { none: 'stored with the mails it reports' },
    params: z.object({ secret: z.string() }),
    body: z.string(),
    output: empty,
    errors: { webhook_unproved: 403, mailing_report_unreadable: 422 },
    jsonLimits: { maxBytes: 524_288, maxValues: 10_000 },
    perMinute: 600,
  }),
  listRefusals: endpoint({
    name: 'mailing.listRefusals',
    method: 'GET',
    path: '/weddings/:weddingId/mailRefusals',
    summary: 'Lists the guests whose address does not accept mail, latest first.',
    access: ['wedding:read:attendant', 'facility:read:wedding'],
    params: z.object(weddingPath),
    output: z.object({ rows: z.array(mailRefusal) }),
  }),
};
