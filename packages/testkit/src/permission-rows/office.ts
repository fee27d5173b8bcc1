/** The part of permission-rows.ts for the platform and companies. */
export const OFFICE_LINES: readonly (readonly [access: string, calls: string])[] = [
  ['*:write:user', 'GET /auth/password/random'],
  ['admin:read:user', 'GET /admin/users\nGET /admin/users/areas\nGET /admin/users/:id\nGET /admin/users/invites/:id'],
  [
    'admin:write:user',
    `POST /admin/users
     POST /admin/users/invites
     PATCH /admin/users/:id
     DELETE /admin/users/:id
     DELETE /admin/users/:id/removeRoles`,
  ],
  [
    'company:read:user',
    `GET /companies/:companyId/users
     GET /companies/:companyId/users/areas
     GET /companies/:companyId/users/:id`,
  ],
  [
    'company:write:user',
    `POST /companies/:companyId/users
     POST /companies/:companyId/users/invites
     PATCH /companies/:companyId/users/:id
     DELETE /companies/:companyId/users/:id
     DELETE /companies/:companyId/users/:id/removeRoles`,
  ],
  [
    'admin:read:balance-summaries',
    `GET /admin/financial/invoices
     GET /admin/financial/invoices/:month
     GET /admin/financial/invoices/:month/csv
     GET /admin/financial/invoices/:month/issued/:number
     GET /admin/financial/invoices/:month/issued/:number/pdf`,
  ],
  [
    'admin:read:cross-facility-financial admin:read:balance-summaries',
    'GET /admin/financial/totals\nGET /admin/financial/totals/csv',
  ],
  ['admin:read:cross-facility-financial admin:write:attendantPayment', 'POST /admin/financial/invoices/:month/close'],
  ['admin:read:setting', 'GET /admin/settings'],
  ['admin:write:setting', 'PATCH /admin/settings'],
  ['company:read:setting', 'GET /companies/:companyId/facilities/:id/paymentSetting/gmo'],
  [
    'company:write:setting',
    `POST /companies/:companyId/facilities/:id/paymentSetting/gmo
     POST /companies/:companyId/facilities/:id/paymentSetting/gmo/test`,
  ],
  ['admin', 'GET /admin/permissions'],
  ['admin', 'GET /admin/permissions\nGET /admin/overview'],
  [
    'admin:read:company',
    'GET /admin/companies\nGET /admin/companies/deleted\nGET /admin/companies/:id\nGET /admin/facilities',
  ],
  [
    'admin:write:company',
    'POST /admin/companies\nPATCH /admin/companies/:id\nDELETE /admin/companies/:id\nPOST /admin/companies/:id/restore',
  ],
  [
    'admin:exec:batch',
    `GET /admin/batch
     POST /admin/wedding/clean
     POST /admin/live/clean
     POST /admin/live/:id/backup
     POST /admin/sns/batchRequest`,
  ],
  ['admin:read:attendantPayment admin:read:wedding-lives', 'GET /admin/weddings/:id\nGET /admin/attendants/:id/detail'],
  [
    'admin:read:attendantPayment admin:read:archive-video-payment',
    `GET /admin/payments
     GET /admin/payments/csv
     GET /admin/payments/:orderId
     GET /admin/payments/:orderId/tradeInfo
     GET /admin/reconciliation/differences
     GET /admin/reconciliation/runs`,
  ],
  [
    'admin:read:attendantPayment',
    `GET /admin/corrections
     GET /admin/corrections/:correctionId`,
  ],
  [
    'admin:write:attendantPayment',
    `POST /admin/payments/:orderId/tradeInfo/sync
     POST /admin/payments/:orderId/refund
     POST /admin/reconciliation/differences/:differenceId/resolve
     GET /admin/corrections/venues
     POST /admin/corrections/preview
     POST /admin/corrections
     POST /admin/corrections/:correctionId/approve
     POST /admin/corrections/:correctionId/decline
     POST /admin/corrections/:correctionId/withdraw`,
  ],
  [
    'admin:read:deposit-accounts',
    `GET /admin/accounts
     GET /admin/bankLines
     POST /admin/bankLines
     GET /admin/bankLines/:lineId/proposals
     POST /admin/bankLines/:lineId/link
     POST /admin/bankLines/:lineId/unlink`,
  ],
  ['admin:write:setting', 'GET /admin/audit\nGET /admin/audit/csv'],
  [
    'admin:read:wedding-lives',
    `GET /admin/weddingLives
     GET /admin/weddingLives/:id
     GET /admin/vimeo/info/:id
     GET /admin/vimeo/video/:id
     GET /admin/vimeo/live/:id
     GET /admin/channel/info/:id
     GET /admin/channel/video/:id
     GET /admin/channel/live/:id
     GET /admin/channel/liveChannels/:id`,
  ],
  ['admin:read:weddings-csv', 'GET /facilities/:facilityId/weddings/csv\nGET /admin/weddings/csv'],
  ['company:read:info', 'GET /companies/:companyId'],
  ['company:write:info', 'PATCH /companies/:companyId'],
  [
    'company:read:facility',
    'GET /companies/:companyId/facilities\nGET /companies/:companyId/facilities/:id\nGET /companies/:companyId/facilities/deleted',
  ],
  ['company:read:facility', 'GET /companies/:companyId/today'],
  [
    'company:write:facility',
    'POST /companies/:companyId/facilities\nDELETE /companies/:companyId/facilities/:id\nPOST /companies/:companyId/facilities/:id/restore',
  ],
  ['company:write:facility company:write:throwMoneyEnabled', 'PATCH /companies/:companyId/facilities/:id'],
  ['company:read:setting', 'GET /companies/:companyId/checklist'],
  ['company:write:setting', 'POST /companies/:companyId/checklist/dismiss'],
  ['company:read:facility', 'GET /companies/:companyId/search'],
  ['admin', 'GET /admin/search'],
];
