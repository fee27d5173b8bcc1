/** The part of permission-rows.ts for guests. */
export const GUEST_LINES: readonly (readonly [access: string, calls: string])[] = [
  [
    'guest wedding:read:info',
    `GET /weddings/:weddingId/paymentSetting
     POST /weddings/:weddingId/archiveVideoSettlement
     GET /weddings/:weddingId/archiveVideoDownload
     GET /weddings/:weddingId/archiveVideoDownload/:link
     GET /weddings/:weddingId/downloadArchiveVideoFound`,
  ],
  [
    'guest facility:read:wedding wedding:read:info',
    `GET /attendance/:wedding/attendants
     GET /attendance/:wedding/embedKey
     GET /attendance/:wedding/attendants/:id/avatar
     GET /attendance/:wedding/captions/:language
     GET /attendance/:wedding/poster
     GET /attendance/:wedding/me/paymentInfo
     GET /attendance/:wedding/messages
     GET /attendance/:wedding/notifications
     GET /attendance/:wedding/tree
     GET /attendance/:wedding/reactions`,
  ],
  [
    'guest',
    `PATCH /attendance/me
     GET /attendance/:wedding/me
     POST /attendance/me/avatar
     DELETE /attendance/me/avatar
     POST /attendance/me/idPhoto
     DELETE /attendance/me/idPhoto
     POST /attendance/me/erase
     POST /attendance/me/email
     POST /attendance/logout
     POST /attendance/:wedding/giftMoney
     GET /attendance/:wedding/me/receipts/:orderId
     POST /attendance/:wedding/me/receipts/:orderId
     GET /attendance/:wedding/me/receipts/:orderId/pdf
     POST /attendance/:wedding/message
     PATCH /attendance/:wedding/message/:id`,
  ],
];
