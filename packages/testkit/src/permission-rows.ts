import { GUEST_LINES } from './permission-rows/guest.ts';
import { OFFICE_LINES } from './permission-rows/office.ts';

/**
 * Who may call what, written by hand (docs/product/user.md#roles and "Who may" of each page): access → calls. The
 * contract's rows are compared with it, and every role tries each. A call missing here, or a line without a call, is a
 * mistake on one side or the other.
 */
const LINES: readonly (readonly [access: string, calls: string])[] = [
  [
    'open',
    `GET /auth/session
     POST /auth/login
     POST /auth/logout
     GET /auth/invites/:token
     POST /auth/register/account/:token
     POST /auth/invites/:token/activate
     POST /auth/invites/request
     POST /auth/password/reset/request
     GET /auth/password/reset/request/:token
     PATCH /auth/password/reset
     POST /auth/attendant-password/reset/request
     GET /auth/attendant-password/reset/request/:token
     PATCH /auth/attendant-password/reset
     POST /auth/attendant-link/request
     GET /auth/attendant-link/:token
     POST /auth/attendant-link/:token
     GET /temporaryWeddings/facilities
     POST /temporaryWeddings
     GET /attendance/:wedding/detail
     GET /attendance/:wedding/linkPreview
     GET /attendance/demo/facilities/:facilityId/halls/:hallId
     POST /attendance/:wedding/join
     POST /attendance/:wedding/login
     GET /attendance/:wedding/address
     GET /calendars/:token`,
  ],
  ['session', 'PATCH /auth/profile\nPOST /auth/profile/email/:token\nPATCH /auth/password'],
  ['session', 'GET /auth/apiKey\nPOST /auth/apiKey\nDELETE /auth/apiKey'],
  [
    'session',
    'GET /auth/savedFilters\nPOST /auth/savedFilters\nPATCH /auth/savedFilters/:id\nDELETE /auth/savedFilters/:id',
  ],
  [
    'facility:read:user',
    `GET /facilities/:facilityId/users
     GET /facilities/:facilityId/users/areas
     GET /facilities/:facilityId/users/:id`,
  ],
  [
    'facility:write:user',
    `POST /facilities/:facilityId/users
     POST /facilities/:facilityId/users/invites
     PATCH /facilities/:facilityId/users/:id
     DELETE /facilities/:facilityId/users/:id
     DELETE /facilities/:facilityId/users/:id/removeRoles`,
  ],
  ['wedding:read:user facility:read:wedding', 'GET /weddings/:weddingId/users'],
  [
    'wedding:write:user facility:write:wedding',
    `POST /weddings/:weddingId/users/invites
     DELETE /weddings/:weddingId/users/:id/removeRoles`,
  ],
  [
    'wedding:write:attendant',
    `POST /weddings/:weddingId/attendants/:id/link
     DELETE /weddings/:weddingId/attendants/:id/link`,
  ],
  ['machine', 'POST /payment/return\nPOST /payment/notice'],
  [
    'machine',
    'POST /webhooks/cloudflare\nPOST /webhooks/vimeo/:secret\nPOST /webhooks/mail/:secret\nPOST /mails/leave/:token/:choice',
  ],
  ['open', 'GET /mails/choices\nPATCH /mails/choices'],
  ['facility:read:wedding admin:read:weddings-csv', 'GET /facilities/:facilityId/weddings/csv'],
  ['facility:read:info', 'GET /facilities/:facilityId\nGET /facilities/:facilityId/halls'],
  ['facility:read:setting', 'GET /facilities/:facilityId/settings\nGET /facilities/:facilityId/checklist'],
  ['facility:write:setting', 'POST /facilities/:facilityId/checklist/dismiss'],
  ['facility:write:setting facility:write:throwMoneyEnabled', 'PATCH /facilities/:facilityId/settings'],
  ['facility:read:info', 'GET /facilities/:facilityId/halls/:id\nGET /facilities/:facilityId/halls/:id/qr'],
  [
    'facility:write:info',
    `POST /facilities/:facilityId/halls
     PATCH /facilities/:facilityId/halls/:id
     DELETE /facilities/:facilityId/halls/:id
     GET /facilities/:facilityId/halls/:id/calendar
     POST /facilities/:facilityId/halls/:id/calendar
     PATCH /facilities/:facilityId/halls/:id/calendar
     DELETE /facilities/:facilityId/halls/:id/calendar`,
  ],
  ['facility:read:info', 'GET /facilities/:facilityId/search'],
  [
    'facility:read:wedding',
    `GET /facilities/:facilityId/weddings
     GET /facilities/:facilityId/weddings/:weddingId
     GET /facilities/:facilityId/temporaryWeddings
     GET /facilities/:facilityId/temporaryWeddings/:id
     GET /facilities/:facilityId/notifications
     GET /facilities/:facilityId/weddings/:weddingId/history
     GET /facilities/:facilityId/weddings/deleted
     GET /weddings/:weddingId/notifications`,
  ],
  [
    'facility:write:weddingNotification',
    `POST /weddings/:weddingId/notification
     DELETE /weddings/:weddingId/notification/:id`,
  ],
  [
    'facility:write:wedding',
    `POST /facilities/:facilityId/weddings
     DELETE /facilities/:facilityId/weddings/:weddingId
     POST /facilities/:facilityId/weddings/:weddingId/restore
     PATCH /facilities/:facilityId/temporaryWeddings/:id
     DELETE /facilities/:facilityId/temporaryWeddings/:id
     POST /facilities/:facilityId/temporaryWeddings/:id/refusalMail
     POST /facilities/:facilityId/temporaryWeddings/:id/weddings`,
  ],
  ['facility:write:wedding facility:write:wedding-minDate-update', 'PATCH /facilities/:facilityId/weddings/:weddingId'],
  [
    'facility:read:wedding',
    `GET /facilities/:facilityId/marketing
     GET /facilities/:facilityId/marketing/charts
     GET /facilities/:facilityId/marketing/table
     GET /facilities/:facilityId/marketing/csv`,
  ],
  [
    'facility:read:weddingPaymentState',
    `GET /facilities/:facilityId/payment-histories
     GET /facilities/:facilityId/weddings/:weddingId/paymentSummary
     GET /facilities/:facilityId/weddings/:weddingId/payment-histories
     GET /facilities/:facilityId/weddings/:weddingId/payment-histories/csv
     GET /facilities/:facilityId/weddings/:weddingId/transfers
     GET /facilities/:facilityId/depositsBalanceSummaries
     GET /facilities/:facilityId/depositsBalanceSummaries/csv
     GET /facilities/:facilityId/unpaidBalanceSummaries
     GET /facilities/:facilityId/unpaidBalanceSummaries/csv`,
  ],
  [
    'facility:write:weddingPaymentState',
    `POST /facilities/:facilityId/weddings/:weddingId/transfers
     POST /facilities/:facilityId/weddings/:weddingId/transfers/:transferId/approve
     POST /facilities/:facilityId/weddings/:weddingId/transfers/:transferId/cancel
     POST /facilities/:facilityId/weddings/:weddingId/transfers/:transferId/confirm
     POST /facilities/:facilityId/weddings/:weddingId/transfers/:transferId/fail
     POST /facilities/:facilityId/weddings/:weddingId/claims/:orderId/settle
     PATCH /facilities/:facilityId/transferConsignor
     POST /facilities/:facilityId/transferFiles
     POST /facilities/:facilityId/transferResults
     POST /facilities/:facilityId/transferResults/compare`,
  ],
  ['facility:read:archiveVideoPayment', 'GET /facilities/:facilityId/archiveVideoPayments'],
  [
    'facility:read:paymentInfo',
    `GET /facilities/:facilityId/temporaryWeddings/:id/depositAccount
     GET /facilities/:facilityId/commissions
     GET /facilities/:facilityId/transferFiles
     GET /facilities/:facilityId/transferFiles/next
     GET /facilities/:facilityId/transferFiles/:fileId/file
     GET /facilities/:facilityId/commissions/csv
     GET /facilities/:facilityId/invoices
     GET /facilities/:facilityId/invoices/:month
     GET /facilities/:facilityId/invoices/:month/pdf`,
  ],
  ['facility:read:weddingVideo', 'GET /weddings/:weddingId/liveChannels\nGET /weddings/:weddingId/live/log'],
  ['facility:read:weddingVideo', 'GET /weddings/:weddingId/live/chapters\nGET /weddings/:weddingId/songList'],
  [
    'facility:write:weddingVideo',
    `POST /weddings/:weddingId/live/shortcut
     POST /weddings/:weddingId/live/chapters
     PATCH /weddings/:weddingId/live/chapters/:chapterId
     DELETE /weddings/:weddingId/live/chapters/:chapterId
     POST /weddings/:weddingId/live/captions/:language
     DELETE /weddings/:weddingId/live/captions/:language
     PATCH /weddings/:weddingId/songList
     POST /weddings/:weddingId/live/poster
     DELETE /weddings/:weddingId/live/poster
     GET /weddings/:weddingId/video/upload
     POST /weddings/:weddingId/video/upload/url
     POST /weddings/:weddingId/video/upload/multipartUrl
     DELETE /weddings/:weddingId/video/upload/:uploadId
     POST /weddings/:weddingId/contents
     POST /weddings/:weddingId/live/linkVideo`,
  ],
  [
    'facility:write:weddingVideo',
    `POST /weddings/:weddingId/live/create/:param
     PATCH /weddings/:weddingId/live/sync
     POST /weddings/:weddingId/live/open
     POST /weddings/:weddingId/live/publish
     POST /weddings/:weddingId/live/close
     POST /weddings/:weddingId/live/intermission
     POST /weddings/:weddingId/live/resume
     POST /weddings/:weddingId/live/emergencyStop
     PATCH /weddings/:weddingId/live/delay
     DELETE /weddings/:weddingId/reactions`,
  ],
  ['wedding:read:info facility:read:wedding', 'GET /weddings/:weddingId/manageinfo'],
  [
    'wedding:read:info',
    `GET /weddings/:weddingId/snsTemplate
     GET /weddings/:weddingId/linkPreview
     GET /weddings/:weddingId/invitation/qr
     GET /weddings/:weddingId/invitation/card
     GET /weddings/:weddingId/invitation/card/state
     POST /weddings/:weddingId/invitation/card`,
  ],
  [
    'wedding:read:info facility:read:weddingPaymentState',
    `GET /weddings/:weddingId/giftMoney
     GET /weddings/:weddingId/paymentSummary`,
  ],
  [
    'wedding:write:info',
    `PATCH /weddings/:weddingId/invitation
     POST /weddings/:weddingId/invitation/preview
     GET /weddings/:weddingId/invitation/preview/:id
     PATCH /weddings/:weddingId/profile
     PATCH /weddings/:weddingId/snsTemplate
     PATCH /weddings/:weddingId/linkPreview
     PATCH /weddings/:weddingId/language
     POST /weddings/:weddingId/images`,
  ],
  [
    'wedding:read:attendant facility:read:wedding',
    'GET /weddings/:weddingId/attendants\nGET /weddings/:weddingId/mailRefusals',
  ],
  ['wedding:read:attendant facility:read:wedding', 'GET /weddings/:weddingId/attendants/:id/idPhoto'],
  ['wedding:read:info facility:read:wedding', 'GET /weddings/:weddingId/replyForm'],
  ['wedding:write:info facility:write:wedding', 'PATCH /weddings/:weddingId/replyForm'],
  [
    'wedding:read:attendant',
    `GET /weddings/:weddingId/congratulations
     GET /weddings/:weddingId/congratulations/book
     GET /weddings/:weddingId/congratulations/poster
     GET /weddings/:weddingId/congratulations/archive
     GET /weddings/:weddingId/congratulations/files
     POST /weddings/:weddingId/congratulations/files
     GET /weddings/:weddingId/attendants/csv
     GET /weddings/:weddingId/attendants/returns/csv`,
  ],
  [
    'wedding:write:attendant',
    `POST /weddings/:weddingId/attendants
     PATCH /weddings/:weddingId/attendants/:id
     PATCH /weddings/:weddingId/attendants/:id/ng
     PATCH /weddings/:weddingId/congratulations/:id
     PATCH /weddings/:weddingId/congratulations/thanks/:id`,
  ],
  ['wedding:read:attendant facility:read:wedding', 'GET /weddings/:weddingId/attendants/:id/detail'],
  [
    'wedding:read:info',
    'GET /weddings/:weddingId/depositAccount\nGET /weddings/:weddingId/statement\nGET /weddings/:weddingId/erasure',
  ],
  [
    'wedding:write:info',
    `PATCH /weddings/:weddingId/depositAccount
     PATCH /weddings/:weddingId/erasure
     GET /weddings/:weddingId/depositAccount/banks
     GET /weddings/:weddingId/depositAccount/branches`,
  ],
  ['wedding:write:info facility:write:wedding', 'PATCH /weddings/:weddingId/schedule'],
];

/** `METHOD /path` → who may call it. */
export const PERMISSION_ROWS: ReadonlyMap<string, readonly string[]> = new Map(
  [...OFFICE_LINES, ...LINES, ...GUEST_LINES].flatMap(([access, calls]) =>
    calls.split('\n').map(call => [call.trim(), access.split(' ')] as const),
  ),
);
