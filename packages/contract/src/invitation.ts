import { MAX_PHOTO_SIZE_BYTES } from '@kotohogi/domain/invitation/photo';
import {
  MAX_GREETINGS,
  MAX_SECTION_ITEMS,
  MAX_SECTION_TEXT,
  MAX_SNS_TEMPLATE,
} from '@kotohogi/domain/invitation/types';
import * as z from 'zod/mini';
import { endpoint, raw } from './kit/endpoint.ts';
import { organizerProfile } from './profile.ts';
import { madeFile } from './rules/made-file.ts';
import { count, instantMs, optionalJstDate } from './rules/number.ts';
import { keyPath, weddingPath } from './rules/params.ts';
import { patch } from './rules/patch.ts';
import { fileBytes, photo, photoKey } from './rules/photo.ts';
import { rule } from './rules/rule.ts';
import { optionalLine, optionalText, requiredLine, requiredText } from './rules/text.ts';

const atMostItems = rule<readonly unknown[]>('maxItems', items => items.length <= MAX_SECTION_ITEMS, {
  n: MAX_SECTION_ITEMS,
});
const text = optionalText(MAX_SECTION_TEXT);
const title = requiredLine(MAX_SECTION_TEXT);
const time = z.string().check(
  rule<string>('required', value => value !== ''),
  rule<string>('pattern', value => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)),
);

/** The same text in English; if absent, readers of English get the Japanese one. */
const english = {
  titleEn: z.optional(optionalLine(MAX_SECTION_TEXT)),
  textEn: z.optional(text),
};

const startTime = z.object({ label: title, time, labelEn: english.titleEn });
const programItem = z.object({ title, text, highlight: z.boolean(), ...english });
const guideInput = z.object({ title, text, ...english, image: z.optional(z.nullable(photoKey)) });
const guideItem = z.object({ title: z.string(), text: z.string(), ...english, image: z.nullable(photo) });

const guides = z.array(guideInput).check(atMostItems);

/** The sections of an invitation as sent and stored (docs/product/invitation.md#parts). */
export const sectionsInput = {
  startTimes: z.array(startTime).check(atMostItems),
  invitationGuides: guides,
  attendanceGuides: guides,
  programs: z.array(programItem).check(atMostItems),
  contents: guides,
};

/** Everything an invitation's editor can change. */
export const invitationInput = z.object({
  greetings: requiredText(MAX_GREETINGS),
  greetingsEn: optionalText(MAX_GREETINGS),
  replyDeadline: optionalJstDate,
  ...sectionsInput,
  mainPhoto: z.nullable(photoKey),
  subPhoto: z.nullable(photoKey),
});
export type InvitationInput = z.input<typeof invitationInput>;

/** An invitation as its readers get it. */
export const invitationCard = z.object({
  greetings: z.string(),
  /** Empty without an English text; readers of English then get the Japanese one. */
  greetingsEn: z.string(),
  replyDeadline: z.nullable(z.string()),
  startTimes: z.array(startTime),
  invitationGuides: z.array(guideItem),
  attendanceGuides: z.array(guideItem),
  programs: z.array(programItem),
  contents: z.array(guideItem),
  mainPhoto: z.nullable(photo),
  subPhoto: z.nullable(photo),
  profiles: z.array(organizerProfile),
});
export type InvitationCard = z.infer<typeof invitationCard>;
export type GuideCard = z.infer<typeof guideItem>;

/** An invitation as its owners get it: the card, its publication time, and its version. */
export const invitationState = z.extend(invitationCard, {
  /** When it was published (spelled so: docs/product/invitation.md#states); null if not yet, or unpublished. */
  invitaionCreatedAt: z.nullable(instantMs),
  updatedAt: instantMs,
  version: z.number(),
  profileVersion: z.number(),
});
export type InvitationState = z.infer<typeof invitationState>;

/** Five sections of 20 items with 1,000 characters each, at up to four bytes per character. */
const cardLimits = { maxBytes: 1_048_576, maxValues: 2_000 } as const;

const template = optionalText(MAX_SNS_TEMPLATE);

/** The message with the link, in both languages: the default text if the couple has written none. */
const shareTemplates = z.object({ snsTemplate: z.string(), snsTemplateEn: z.string() });

/** The content of the link preview, as its owners set it. */
const linkPreviewState = z.object({
  showsNames: z.boolean(),
  showsPhoto: z.boolean(),
  /** There is a main photo to show. */
  hasPhoto: z.boolean(),
  /** Of the preview with names; null for the neutral one. */
  title: z.nullable(z.string()),
  version: z.nullable(z.string()),
});
export type LinkPreviewState = z.infer<typeof linkPreviewState>;

const editErrors = { invitation_deadline_range: 422, invitation_photo_unknown: 422 } as const;

/** What guests receive before the day: the invitation, its previews, its pictures, the message with its link. */
export const invitation = {
  update: endpoint({
    name: 'invitation.update',
    method: 'PATCH',
    path: '/weddings/:weddingId/invitation',
    summary:
      'Changes the invitation; omitted fields stay, `version` names the version that was edited, and `publish` publishes or unpublishes it.',
    access: 'wedding:write:info',
    audit: 'wedding',
    params: z.object(weddingPath),
    body: z.extend(patch(invitationInput.shape), { version: count, publish: z.optional(z.boolean()) }),
    output: invitationState,
    errors: {
      ...editErrors,
      invitation_changed: 409,
      invitation_names_missing: 422,
      invitation_greetings_missing: 422,
      invitation_wedding_over: 422,
    },
    jsonLimits: cardLimits,
  }),
  preview: endpoint({
    name: 'invitation.preview',
    method: 'POST',
    path: '/weddings/:weddingId/invitation/preview',
    summary: 'Stores an unsaved invitation for a day, to preview on the guest page with `?invpreview=<id>`.',
    access: 'wedding:write:info',
    audit: { none: 'changes nothing until the invitation is saved' },
    params: z.object(weddingPath),
    body: invitationInput,
    output: z.object({ id: z.string() }),
    errors: editErrors,
    jsonLimits: cardLimits,
  }),
  readPreview: endpoint({
    name: 'invitation.readPreview',
    method: 'GET',
    path: '/weddings/:weddingId/invitation/preview/:id',
    summary: 'Returns a previewed invitation by its id.',
    access: 'wedding:write:info',
    params: z.object({ ...weddingPath, id: z.string() }),
    output: invitationCard,
    errors: { invitation_preview_unknown: 404 },
  }),
  addPhoto: endpoint({
    name: 'invitation.addPhoto',
    method: 'POST',
    path: '/weddings/:weddingId/images',
    summary:
      'Stores a picture (JPEG, PNG or WebP as the raw body, at least 320 px, at most 10 MB), turned upright, without its metadata, at most 2,000 px.',
    access: 'wedding:write:info',
    audit: { none: 'changes nothing until the invitation is saved' },
    params: z.object(weddingPath),
    body: fileBytes,
    output: photo,
    errors: { photo_type: 415, photo_unreadable: 422, photo_too_small: 422 },
    maxBodyBytes: MAX_PHOTO_SIZE_BYTES,
    timeout: 'none',
    perMinute: 60,
  }),
  qr: endpoint({
    name: 'invitation.qr',
    method: 'GET',
    path: '/weddings/:weddingId/invitation/qr',
    summary: 'Returns the URL of the invitation as a QR code, large enough to print.',
    access: 'wedding:read:info',
    params: z.object(weddingPath),
    output: raw('image/png'),
  }),
  card: endpoint({
    name: 'invitation.card',
    method: 'GET',
    path: '/weddings/:weddingId/invitation/card',
    summary:
      "Returns cards with that QR code in the wedding's pattern, to enclose in paper invitations (PDF, four on A4).",
    access: 'wedding:read:info',
    params: z.object(weddingPath),
    output: raw('application/pdf'),
    errors: { invitation_card_not_ready: 409 },
    timeout: 'none',
    perMinute: 6,
  }),
  cardState: endpoint({
    name: 'invitation.cardState',
    method: 'GET',
    path: '/weddings/:weddingId/invitation/card/state',
    summary: 'Returns the progress of the file of QR code cards, in the reader’s language.',
    access: 'wedding:read:info',
    params: z.object(weddingPath),
    output: madeFile,
  }),
  makeCard: endpoint({
    name: 'invitation.makeCard',
    method: 'POST',
    path: '/weddings/:weddingId/invitation/card',
    summary:
      'Starts the job that makes the QR code cards, once no matter how often it is requested; the file is kept for a day.',
    access: 'wedding:read:info',
    audit: { none: 'prepares a file of public content' },
    params: z.object(weddingPath),
    output: madeFile,
  }),
  linkPreview: endpoint({
    name: 'invitation.linkPreview',
    method: 'GET',
    path: '/attendance/:wedding/linkPreview',
    summary:
      'Returns the picture other services show for the link: given names and date in the pattern, 1,200 × 630. `v` is its version; the current one may be cached.',
    access: 'open',
    params: z.object(keyPath),
    query: z.object({ v: z.optional(z.string()) }),
    output: raw('image/png'),
    errors: { invitation_preview_unknown: 404 },
    timeout: 'none',
    perMinute: 60,
  }),
  readLinkPreview: endpoint({
    name: 'invitation.readLinkPreview',
    method: 'GET',
    path: '/weddings/:weddingId/linkPreview',
    summary: 'Returns what the link preview shows.',
    access: 'wedding:read:info',
    params: z.object(weddingPath),
    output: linkPreviewState,
  }),
  updateLinkPreview: endpoint({
    name: 'invitation.updateLinkPreview',
    method: 'PATCH',
    path: '/weddings/:weddingId/linkPreview',
    summary: 'Sets whether the link preview shows the names and date, and the main photo.',
    access: 'wedding:write:info',
    audit: 'wedding',
    params: z.object(weddingPath),
    body: z.object({ showsNames: z.optional(z.boolean()), showsPhoto: z.optional(z.boolean()) }),
    output: linkPreviewState,
  }),
  readTemplate: endpoint({
    name: 'invitation.readTemplate',
    method: 'GET',
    path: '/weddings/:weddingId/snsTemplate',
    summary:
      'Returns the message the couple sends with the link; {names}, {date}, {url} and {deadline} are replaced with the facts.',
    access: 'wedding:read:info',
    params: z.object(weddingPath),
    output: shareTemplates,
  }),
  updateTemplate: endpoint({
    name: 'invitation.updateTemplate',
    method: 'PATCH',
    path: '/weddings/:weddingId/snsTemplate',
    summary:
      'Changes the message sent with the link; omitted fields stay, an empty one returns to the default text, and `seen` and `seenEn` name the text that was edited.',
    access: 'wedding:write:info',
    audit: 'wedding',
    params: z.object(weddingPath),
    body: z.extend(patch({ snsTemplate: template, snsTemplateEn: template }), {
      seen: z.optional(z.string()),
      seenEn: z.optional(z.string()),
    }),
    output: shareTemplates,
    errors: { invitation_template_changed: 409 },
  }),
};
