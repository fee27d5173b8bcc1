/** Mails a guest can turn off, each separately; mails that answer an action of the guest are always sent. */
export const GUEST_CHOICES = ['reminder', 'live-started', 'archive-open', 'archive-expiring', 'notice'] as const;

/** Mails a host can turn off. */
export const HOST_CHOICES = ['answer-digest', 'archive-closing'] as const;

export const MAIL_CHOICES = [...GUEST_CHOICES, ...HOST_CHOICES] as const;
/** A kind of mail that can be turned off. */
export type MailChoice = (typeof MAIL_CHOICES)[number];
