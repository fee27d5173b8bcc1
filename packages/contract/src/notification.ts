import { cleanText } from '@kotohogi/domain/kernel/text';
import { noticeText } from '@kotohogi/domain/notification/markup';
import {
  MAX_NOTICE_BODY,
  MAX_NOTICE_TITLE,
  NOTICE_LEVELS,
  NOTICE_METHODS,
  type NoticeMethod,
} from '@kotohogi/domain/notification/types';
import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { event } from './kit/socket.ts';
import { instantMs } from './rules/number.ts';
import { keyPath, pathId, weddingPath } from './rules/params.ts';
import { rule } from './rules/rule.ts';
import { optionalLine, optionalText, requiredLine, requiredText } from './rules/text.ts';

const method = z.enum(NOTICE_METHODS);

/** A notice as guests receive it. */
export const guestNotice = z.object({
  id: z.number(),
  level: z.enum(NOTICE_LEVELS),
  title: z.string(),
  /** HTML with nine allowed tags, always sanitized (docs/product/notification.md#content). */
  body: z.string(),
  /** The English title and body; if empty, guests who read English get the first language. */
  titleEn: z.string(),
  bodyEn: z.string(),
  /** Also shown to viewers of the recording. */
  inRecording: z.boolean(),
  createdAt: instantMs,
});
export type GuestNotice = z.infer<typeof guestNotice>;

/** A notice as staff see it. */
export const noticeRow = z.extend(guestNotice, {
  /** Its remaining channels, at least one. */
  methods: z.array(method),
  /** How many guests its mail was sent to so far. */
  mailCount: z.number(),
  sentBy: z.string(),
});
export type NoticeRow = z.infer<typeof noticeRow>;

/** At least one channel (docs/product/notification.md#channels); duplicates are removed. */
const methods = z.array(method).check(
  z.overwrite(list => NOTICE_METHODS.filter(known => list.includes(known))),
  rule<NoticeMethod[]>('deliveryMethod', list => list.length > 0),
);

/** A body without visible text is empty. */
const body = requiredText(MAX_NOTICE_BODY).check(rule<string>('required', html => cleanText(noticeText(html)) !== ''));

/** Notices to the guests of a wedding. */
export const notification = {
  list: endpoint({
    name: 'notification.list',
    method: 'GET',
    path: '/weddings/:weddingId/notifications',
    summary:
      'Lists the notices of a wedding, newest first, with the recipients of the next one and the channels the caller may use.',
    access: 'facility:read:wedding',
    params: z.object(weddingPath),
    output: z.object({
      rows: z.array(noticeRow),
      /** Guests with the page open now; attending guests with an email address. */
      reach: z.object({ dialog: z.number(), mail: z.number() }),
      allowed: z.array(method),
    }),
  }),
  send: endpoint({
    name: 'notification.send',
    method: 'POST',
    path: '/weddings/:weddingId/notification',
    summary: "Sends a notice to the guests on their page, by mail, or both, in each guest's own language.",
    access: 'facility:write:weddingNotification',
    audit: 'notification',
    params: z.object(weddingPath),
    body: z.object({
      level: z.enum(NOTICE_LEVELS),
      title: requiredLine(MAX_NOTICE_TITLE),
      body,
      titleEn: z.prefault(optionalLine(MAX_NOTICE_TITLE), ''),
      bodyEn: z.prefault(optionalText(MAX_NOTICE_BODY), ''),
      inRecording: z.prefault(z.boolean(), false),
      methods: z.prefault(methods, []),
    }),
    output: noticeRow,
    errors: { notification_method_forbidden: 403, notification_limit: 422 },
    idempotent: true,
  }),
  withdraw: endpoint({
    name: 'notification.withdraw',
    method: 'DELETE',
    path: '/weddings/:weddingId/notification/:id',
    summary:
      'Removes channels from a notice (`methods`, separated by commas) and deletes it when none is left; a mail already sent stays sent.',
    access: 'facility:write:weddingNotification',
    audit: 'notification',
    params: z.object({ ...weddingPath, id: pathId<number>() }),
    query: z.object({
      methods: z.pipe(
        z.pipe(
          z.optional(z.union([z.string(), z.array(z.string())])),
          z.transform(value =>
            NOTICE_METHODS.filter(known =>
              String(value ?? '')
                .split(',')
                .includes(known),
            ),
          ),
        ),
        methods,
      ),
    }),
    output: z.object({ methods: z.array(method) }),
    errors: { notification_method_forbidden: 403, notification_unknown: 404 },
  }),
  read: endpoint({
    name: 'notification.read',
    method: 'GET',
    path: '/attendance/:wedding/notifications',
    summary: "Lists the notices on the guests' page, newest first.",
    access: ['guest', 'facility:read:wedding', 'wedding:read:info'],
    params: z.object(keyPath),
    output: z.object({ rows: z.array(guestNotice) }),
  }),
};

/** A notice was added to the dialog. */
export const notificationAdded = event({ name: 'notification.added', room: 'wedding', payload: guestNotice });

/** A notice was removed from the dialog. */
export const notificationRemoved = event({
  name: 'notification.removed',
  room: 'wedding',
  payload: z.object({ id: z.number() }),
});
