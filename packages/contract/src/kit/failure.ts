import * as z from 'zod/mini';

/** One error of the input: path, rule, the rule's numbers, and the text in the caller's language. */
export const defect = z.object({
  path: z.string(),
  rule: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  message: z.string(),
});
export type Defect = z.infer<typeof defect>;

/**
 * The body of every failed call (docs/product/calls.md#refusals). `id` is the refusal's code, or `http_<status>`;
 * `userMessage` is in the caller's language, `message` in English for developers; a 5xx body never contains internals.
 */
export const failure = z.object({
  id: z.string(),
  status: z.number(),
  message: z.string(),
  userMessage: z.string(),
  validates: z.optional(z.array(defect)),
  path: z.optional(z.string()),
  fields: z.optional(z.array(z.string())),
  meta: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
});
export type Failure = z.infer<typeof failure>;
