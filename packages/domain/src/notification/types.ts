/** How much a notice weighs (product text §3). */
export const NOTICE_LEVELS = ['success', 'info', 'warn', 'error'] as const;
export type NoticeLevel = (typeof NOTICE_LEVELS)[number];

/** The ways a notice reaches guests (decision 34). */
export const NOTICE_METHODS = ['dialog', 'mail'] as const;
export type NoticeMethod = (typeof NOTICE_METHODS)[number];

export const MAX_NOTICE_TITLE = 100;

/** The body as it is sent, tags included. */
export const MAX_NOTICE_BODY = 2000;

/** How many notices of one wedding stand at a time: more is a list nobody reads. */
export const MAX_NOTICES = 30;
