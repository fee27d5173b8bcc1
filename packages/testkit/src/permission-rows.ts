/**
 * Who may call what, as the specification lists it (`permissions.md`), written out by hand: method and path below /api →
 * who. The rows of the contract are held to it, and every one of them is tried by every role. A row that is in no list is
 * a mistake on one side or the other.
 */
export const PERMISSION_ROWS: readonly (readonly [calls: string, access: string])[] = [
  ['GET /auth/session, POST /auth/login, POST /auth/logout', 'open'],
  ['GET /auth/invites/:token, POST /auth/register/account/:token', 'open'],
  ['GET /admin/companies', 'admin:read:company'],
  ['GET /companies/:companyId/facilities', 'company:read:facility'],
  ['GET /facilities/:facilityId, GET /facilities/:facilityId/halls', 'facility:read:info'],
  ['GET /facilities/:facilityId/weddings, GET /facilities/:facilityId/weddings/:weddingId', 'facility:read:wedding'],
  [
    'POST /facilities/:facilityId/weddings, PATCH /facilities/:facilityId/weddings/:weddingId',
    'facility:write:wedding',
  ],
  ['GET /facilities/:facilityId/payment-histories', 'facility:read:weddingPaymentState'],
  ['GET /facilities/:facilityId/archiveVideoPayments', 'facility:read:archiveVideoPayment'],
  ['GET /weddings/:weddingId/manageinfo', 'wedding:read:info facility:read:wedding'],
  ['GET /weddings/:weddingId/snsTemplate', 'wedding:read:info'],
  [
    'GET /weddings/:weddingId/paymentSummary, GET /weddings/:weddingId/giftMoney',
    'wedding:read:info facility:read:weddingPaymentState',
  ],
  [
    'PATCH /weddings/:weddingId/invitation, POST /weddings/:weddingId/invitation/preview, PATCH /weddings/:weddingId/profile, PATCH /weddings/:weddingId/snsTemplate',
    'wedding:write:info',
  ],
  ['GET /weddings/:weddingId/attendants', 'wedding:read:attendant facility:read:wedding'],
  ['GET /weddings/:weddingId/liveChannels', 'facility:read:weddingVideo'],
  [
    'POST /weddings/:weddingId/live/create/:param, PATCH /weddings/:weddingId/live/sync, POST /weddings/:weddingId/live/open, POST /weddings/:weddingId/live/publish, POST /weddings/:weddingId/live/close',
    'facility:write:weddingVideo',
  ],
  [
    'GET /weddings/:weddingId/paymentSetting, POST /weddings/:weddingId/archiveVideoSettlement, GET /weddings/:weddingId/archiveVideoDownload, GET /weddings/:weddingId/downloadArchiveVideoFound',
    'guest wedding:read:info',
  ],
  ['GET /attendance/:wedding/detail, POST /attendance/:wedding/join, POST /attendance/:wedding/login', 'open'],
  [
    'GET /attendance/:wedding/attendants, GET /attendance/:wedding/embedKey',
    'guest facility:read:wedding wedding:read:info',
  ],
  [
    'PATCH /attendance/me, POST /attendance/:wedding/giftMoney, POST /attendance/:wedding/message, GET /attendance/:wedding/me/paymentInfo, POST /attendance/logout',
    'guest',
  ],
];
