/** The severity of a notice (docs/product/notification.md#content). */
export const NOTICE_LEVELS = ['success', 'info', 'warn', 'error'] as const;
export type NoticeLevel = (typeof NOTICE_LEVELS)[number];

/** The channels that deliver a notice to guests (docs/product/notification.md#channels). */
export const NOTICE_METHODS = ['dialog', 'mail'] as const;
export type NoticeMethod = (typeof NOTICE_METHODS)[number];

export const MAX_NOTICE_TITLE = 100;

/** The body as sent, including tags. */
export const MAX_NOTICE_BODY = 2000;

/** The maximum number of current notices of one wedding; guests do not read a longer list. */
export const MAX_NOTICES = 30;
