/** The 19 statuses of a failed call (docs/product/error-page.md#texts-of-a-status); 600 means no answer at all. */
export const ERROR_STATUSES = [
  400, 401, 403, 404, 406, 408, 409, 410, 413, 414, 415, 421, 422, 423, 429, 500, 503, 504, 600,
] as const;
export type ErrorStatus = (typeof ERROR_STATUSES)[number];

/** Some statuses share a message: 19 statuses, 17 messages, and a default for all others. */
export type StatusKind =
  | 'request'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'unsupportedClient'
  | 'tooSlow'
  | 'conflict'
  | 'gone'
  | 'tooLarge'
  | 'unsupportedMedia'
  | 'defects'
  | 'locked'
  | 'tooMany'
  | 'failed'
  | 'congested'
  | 'gatewayTimeout'
  | 'unreachable'
  | 'default';

const KIND_OF: Readonly<Record<ErrorStatus, StatusKind>> = {
  400: 'request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'notFound',
  406: 'unsupportedClient',
  408: 'tooSlow',
  409: 'conflict',
  410: 'gone',
  413: 'tooLarge',
  414: 'tooLarge',
  415: 'unsupportedMedia',
  421: 'request',
  422: 'defects',
  423: 'locked',
  429: 'tooMany',
  500: 'failed',
  503: 'congested',
  504: 'gatewayTimeout',
  600: 'unreachable',
};

function isErrorStatus(status: number): status is ErrorStatus {
  return status in KIND_OF;
}

/** The key of a status in the message catalogs; an unknown one has the default message. */
export function statusKind(status: number): StatusKind {
  return isErrorStatus(status) ? KIND_OF[status] : 'default';
}
