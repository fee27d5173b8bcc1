/**
 * The floors of the server's features, from the ground up: a feature imports only features of lower floors. A feature
 * that does not fit has two roles, or what it calls belongs in `compose.ts` (docs/CONVENTIONS.md, "Floors").
 */
export const FLOORS: readonly (readonly string[])[] = [
  ['ledger'],
  [
    'audit',
    'checklist',
    'company',
    'facility',
    'hall',
    'payment-setting',
    'permission',
    'platform-setting',
    'saved-filter',
    'song-list',
    'webhook',
  ],
  ['profile', 'wedding'],
  ['invitation', 'live', 'mailing', 'marketing', 'payment', 'search', 'session', 'wedding-erasure'],
  [
    'archive-sale',
    'backup',
    'captions',
    'congratulation',
    'deposit-account',
    'gift',
    'invoice',
    'notification',
    'payment-order',
    'reaction',
    'receipt',
    'upload',
    'user',
  ],
  ['account', 'batch', 'recording', 'temporary-wedding', 'transfer'],
  ['attendant', 'bank-line', 'correction', 'transfer-file'],
  ['guest-profile', 'reply'],
  ['demo', 'guest-book'],
];

/** Arrows that still point up. This list may only shrink. */
export const UPWARD_IMPORTS: readonly string[] = [];
