/** The status of a couple's own registration (docs/product/temporary-wedding.md#states). */
export const REQUEST_STATUSES = { temporary: 0, rejection: 1, registration: 2 } as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[keyof typeof REQUEST_STATUSES];

/** Bank account types: 1 ordinary, 2 current. */
export const BANK_ACCOUNT_TYPES = [1, 2] as const;
export type BankAccountType = (typeof BANK_ACCOUNT_TYPES)[number];

/** Length of the reason that a venue gives for a refusal. */
export const MAX_REFUSAL_REASON = 500;
