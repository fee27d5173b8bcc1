/** The subject of an audited call: the kind of the id that its handler passes to `call.audit`. */
export const AUDIT_SUBJECTS = [
  'apiKey',
  'archive-sale',
  'attendant',
  'audit',
  'bank-line',
  'batch',
  'company',
  'congratulation',
  'facility',
  'gift',
  'hall',
  'invoice',
  'live_slot',
  'notification',
  'payment',
  'platform-setting',
  'temporary-wedding',
  'user',
  'video_upload',
  'wedding',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
