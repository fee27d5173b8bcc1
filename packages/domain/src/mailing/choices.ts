/** Mails a guest may do without, each by itself; what answers something the guest did always comes. */
export const GUEST_CHOICES = ['reminder', 'live-started', 'archive-open', 'archive-expiring', 'notice'] as const;

/** Mails a host may do without. */
export const HOST_CHOICES = ['answer-digest', 'archive-closing'] as const;

export const MAIL_CHOICES = [...GUEST_CHOICES, ...HOST_CHOICES] as const;
/** A kind of mail one can do without. */
export type MailChoice = (typeof MAIL_CHOICES)[number];
