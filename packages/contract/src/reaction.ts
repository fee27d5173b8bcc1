import { reactionKindOf } from '@kotohogi/domain/reaction/types';
import * as z from 'zod/mini';
import { empty, endpoint } from './kit/endpoint.ts';
import { action, event } from './kit/socket.ts';
import { keyPath } from './rules/params.ts';
import { rule } from './rules/rule.ts';

/** `{pattern}-{reaction}`, or `natural-riceshower` (docs/product/reaction.md#kinds). */
const value = z.string().check(rule<string>('invalid', text => reactionKindOf(text) !== undefined));

/** A reaction as others receive it. */
export const sentReaction = z.object({
  id: z.string(),
  value: z.string(),
  /** The program time its sender was watching, ms since the epoch: others draw it when they reach it. */
  programMs: z.number(),
  attendantId: z.number(),
});
export type SentReaction = z.infer<typeof sentReaction>;

/** Reactions to the video. */
export const reaction = {
  replay: endpoint({
    name: 'reaction.replay',
    method: 'GET',
    path: '/attendance/:wedding/reactions',
    summary:
      'Lists the reactions of the recording by video time: at `at[i]` (ms) came `values[kind[i]]`. Empty until there is a recording.',
    access: ['guest', 'facility:read:wedding', 'wedding:read:info'],
    params: z.object(keyPath),
    output: z.object({ values: z.array(z.string()), kind: z.array(z.number()), at: z.array(z.number()) }),
  }),
};

/**
 * A guest reacts. At most five per second are accepted, the others are dropped silently
 * (docs/product/reaction.md#sending).
 */
export const reactionSend = action({
  name: 'reaction.send',
  kind: 'message',
  access: 'guest',
  input: z.object({
    value,
    /** Program time on the guest's screen, ms since the epoch; while live. */
    programMs: z.optional(z.number()),
    /** Video time on the guest's screen, ms; in a recording. */
    videoMs: z.optional(z.number()),
  }),
  output: empty,
});

/** The reactions of the last 100 ms. */
export const reactionBatch = event({ name: 'reaction.batch', room: 'wedding', payload: z.array(sentReaction) });
