import { RELATION_SHIPS } from '@kotohogi/domain/attendant/types';
import { KEEPSAKE_KINDS, MAX_CONGRATULATION, MAX_THANKS, POSTER_SIZES } from '@kotohogi/domain/congratulation/types';
import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import * as z from 'zod/mini';
import { empty, endpoint, raw } from './kit/endpoint.ts';
import type { ListRules } from './kit/list.ts';
import { event } from './kit/socket.ts';
import { congratulationList } from './lists.ts';
import { madeFile } from './rules/made-file.ts';
import { instantMs } from './rules/number.ts';
import { keyPath, pathId, weddingPath } from './rules/params.ts';
import { listQuery, pageOf } from './rules/query.ts';
import { requiredText } from './rules/text.ts';

/** The couple's answer to a leaf; a draft until sent. */
export const leafThanks = z.object({ message: z.string(), sentAt: z.nullable(instantMs) });
export type LeafThanks = z.infer<typeof leafThanks>;

/** A message on the tree as the couple sees it. */
export const congratulationRow = z.object({
  id: z.number(),
  attendantId: z.number(),
  name: z.string(),
  nameKana: z.string(),
  nickName: z.string(),
  relationShip: z.enum(RELATION_SHIPS),
  message: z.string(),
  createdAt: instantMs,
  /** Not on the tree: hidden by the couple, or its guest is blocked. */
  isHidden: z.boolean(),
  /** The guest is blocked: showing this message alone would not bring it back. */
  isGuestBlocked: z.boolean(),
  /** Number of the guest's leaf, which determines color and shape. */
  leafNumber: z.number(),
  /** A thank-you can be mailed: the guest has an email address. */
  isReachable: z.boolean(),
  /** The couple's answer to the leaf; the same for all messages of a guest. */
  thanks: z.nullable(leafThanks),
});
export type CongratulationRow = z.infer<typeof congratulationRow>;

/** A message as other guests see it. */
export const treeMessage = z.object({
  id: z.number(),
  attendantId: z.number(),
  /** Number of the guest's leaf, which determines color and shape. */
  leafNumber: z.number(),
  /** The nickname, or the name if there is none. */
  name: z.string(),
  /** Japanese adds さん to a real name only: a nickname may already be a title (おばあちゃん). */
  isNickName: z.boolean(),
  message: z.string(),
  createdAt: instantMs,
  isEdited: z.boolean(),
});
export type TreeMessage = z.infer<typeof treeMessage>;

/** A leaf of the anniversary tree: one per guest, numbered from 1 in order of arrival. */
export const treeLeaf = z.object({
  id: z.number(),
  attendantId: z.number(),
  name: z.string(),
  isNickName: z.boolean(),
});
export type TreeLeaf = z.infer<typeof treeLeaf>;

/** A paper size; anything else means the small one (docs/product/list.md#address). */
const posterSize = z.pipe(
  z.optional(z.unknown()),
  z.transform(value => POSTER_SIZES.find(size => size === value) ?? 'A4'),
);

const READERS = ['guest', 'facility:read:wedding', 'wedding:read:info'] as const;
const body = z.object({ message: requiredText(MAX_CONGRATULATION) });
const closed = { congratulation_closed: 422 } as const;
const notReady = { congratulation_file_not_ready: 409 } as const;

/** The messages on the tree, or those of one leaf. */
export const treeMessageList = {
  sorts: ['createdAt'],
  order: 'DESC',
  filters: { attendantId: 'id' },
} as const satisfies ListRules;

/** Messages of the guests. */
export const congratulation = {
  send: endpoint({
    name: 'congratulation.send',
    method: 'POST',
    path: '/attendance/:wedding/message',
    summary: "Sends a message to the couple; a guest's first message adds their leaf to the tree.",
    access: 'guest',
    audit: 'congratulation',
    params: z.object(keyPath),
    body,
    output: z.object({ message: treeMessage, left: z.number() }),
    errors: { ...closed, congratulation_limit: 422 },
    idempotent: true,
  }),
  edit: endpoint({
    name: 'congratulation.edit',
    method: 'PATCH',
    path: '/attendance/:wedding/message/:id',
    summary: "Changes the guest's own message within ten minutes.",
    access: 'guest',
    audit: 'congratulation',
    params: z.object({ ...keyPath, id: pathId<number>() }),
    body,
    output: treeMessage,
    errors: { ...closed, congratulation_unknown: 404, congratulation_edit_late: 422 },
  }),
  tree: endpoint({
    name: 'congratulation.tree',
    method: 'GET',
    path: '/attendance/:wedding/tree',
    summary: 'Lists the leaves in the order they were added, and what the calling guest may still send.',
    access: READERS,
    params: z.object(keyPath),
    output: z.object({
      leaves: z.array(treeLeaf),
      messageCount: z.number(),
      left: z.number(),
    }),
  }),
  read: endpoint({
    name: 'congratulation.read',
    method: 'GET',
    path: '/attendance/:wedding/messages',
    summary: 'Lists the messages on the tree, newest first; `attendantId` selects those of one leaf.',
    access: READERS,
    params: z.object(keyPath),
    query: listQuery(treeMessageList),
    output: pageOf(treeMessage),
  }),
  list: endpoint({
    name: 'congratulation.list',
    method: 'GET',
    path: '/weddings/:weddingId/congratulations',
    summary: 'Lists every message to the couple, newest first or in kana order of the guests.',
    access: 'wedding:read:attendant',
    params: z.object(weddingPath),
    query: listQuery(congratulationList),
    output: z.extend(pageOf(congratulationRow), {
      /** The number of leaves, and how many have been thanked. */
      leaves: z.object({ count: z.number(), thanked: z.number() }),
    }),
  }),
  hide: endpoint({
    name: 'congratulation.hide',
    method: 'PATCH',
    path: '/weddings/:weddingId/congratulations/:id',
    summary: 'Hides a message from the tree or shows it again; guests see the change at once.',
    access: 'wedding:write:attendant',
    audit: 'congratulation',
    params: z.object({ ...weddingPath, id: pathId<number>() }),
    body: z.object({ isHidden: z.boolean() }),
    output: z.object({ isHidden: z.boolean() }),
    errors: { congratulation_unknown: 404 },
  }),
  thank: endpoint({
    name: 'congratulation.thank',
    method: 'PATCH',
    path: '/weddings/:weddingId/congratulations/thanks/:id',
    summary: "Saves the couple's thanks to a guest as a draft, or sends them by mail, once.",
    access: 'wedding:write:attendant',
    audit: 'attendant',
    params: z.object({ ...weddingPath, id: pathId<AttendantId>() }),
    body: z.object({ message: requiredText(MAX_THANKS), send: z.boolean() }),
    output: leafThanks,
    errors: { congratulation_unknown: 404, congratulation_thanked: 409, congratulation_unreachable: 422 },
  }),
  files: endpoint({
    name: 'congratulation.files',
    method: 'GET',
    path: '/weddings/:weddingId/congratulations/files',
    summary: "Returns the progress of the couple's downloads, in the reader’s language.",
    access: 'wedding:read:attendant',
    params: z.object(weddingPath),
    output: z.object({ files: z.array(z.extend(madeFile, { kind: z.enum(KEEPSAKE_KINDS) })) }),
  }),
  makeFile: endpoint({
    name: 'congratulation.makeFile',
    method: 'POST',
    path: '/weddings/:weddingId/congratulations/files',
    summary:
      'Starts the job that makes a download, once no matter how often it is requested; the file is kept for a day.',
    access: 'wedding:read:attendant',
    audit: { none: 'prepares a file; its download is audited' },
    params: z.object(weddingPath),
    body: z.object({ kind: z.enum(KEEPSAKE_KINDS) }),
    output: madeFile,
  }),
  book: endpoint({
    name: 'congratulation.book',
    method: 'GET',
    path: '/weddings/:weddingId/congratulations/book',
    summary: "Returns all guests' messages as a book to print (PDF, A5), in the reader’s language.",
    access: 'wedding:read:attendant',
    audit: 'wedding',
    params: z.object(weddingPath),
    output: raw('application/pdf'),
    errors: notReady,
    timeout: 'none',
    perMinute: 6,
  }),
  poster: endpoint({
    name: 'congratulation.poster',
    method: 'GET',
    path: '/weddings/:weddingId/congratulations/poster',
    summary: 'Returns the anniversary tree with every leaf as a poster to print (PDF, A2 or A4).',
    access: 'wedding:read:attendant',
    audit: 'wedding',
    params: z.object(weddingPath),
    query: z.object({ size: posterSize }),
    output: raw('application/pdf'),
    errors: notReady,
    timeout: 'none',
    perMinute: 6,
  }),
  archive: endpoint({
    name: 'congratulation.archive',
    method: 'GET',
    path: '/weddings/:weddingId/congratulations/archive',
    summary: 'Returns everything in one file (ZIP): messages as a table, the book, both posters.',
    access: 'wedding:read:attendant',
    audit: 'wedding',
    params: z.object(weddingPath),
    output: raw('application/zip'),
    errors: notReady,
    timeout: 'none',
    perMinute: 3,
  }),
};

/** A guest has sent a message. */
export const congratulationSent = event({ name: 'congratulation.sent', room: 'wedding', payload: treeMessage });

/** A guest's first message: a new leaf. */
export const leafGrown = event({ name: 'leaf.grown', room: 'wedding', payload: treeLeaf });

/** A message or its guest was changed, hidden or shown again: reload the tree. */
export const congratulationChanged = event({ name: 'congratulation.changed', room: 'wedding', payload: empty });
