import type { Texts } from './texts.ts';

/** The 19 codes a failed call may carry (product text §8); 600 = no answer at all. */
export const ERROR_STATUSES = [
  400, 401, 403, 404, 406, 408, 409, 410, 413, 414, 415, 421, 422, 423, 429, 500, 503, 504, 600,
] as const;
export type ErrorStatus = (typeof ERROR_STATUSES)[number];

/** One message may serve two codes: 19 codes, 17 messages, and a default for all others. */
type StatusText =
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

const TEXT_OF: Readonly<Record<ErrorStatus, StatusText>> = {
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

/** The user messages of decision 89, by what happened. */
export const statusTexts: Texts<StatusText> = {
  ja: {
    request: 'リクエストに問題があります。画面を読み込みなおして、もう一度お試しください。',
    unauthenticated: 'ログインが必要です。',
    forbidden: 'アクセスが許可されていません。',
    notFound: 'お探しの情報は見つからないか、削除されました。',
    unsupportedClient: 'お使いのブラウザまたは接続方法には対応していません。',
    tooSlow: '処理に時間がかかりすぎました。しばらくしてから、もう一度お試しください。',
    conflict: 'ほかの操作と重なったため、処理できませんでした。',
    gone: 'すでに削除されています。',
    tooLarge: '送信するデータが大きすぎます。',
    unsupportedMedia: 'この形式のデータは受付できません。',
    defects: '入力内容に不備があります。内容をご確認ください。',
    locked: '現在ロックされているため、操作できません。',
    tooMany: '短い時間に操作が集中しています。少し待ってから、もう一度お試しください。',
    failed: 'エラーが発生しました。',
    congested: 'アクセスが集中しています。しばらくしてから、もう一度お試しください。',
    gatewayTimeout: '応答がありませんでした。しばらくしてから、もう一度お試しください。',
    unreachable: 'ネットワークに接続できません。通信状態をご確認ください。',
    default: 'エラーが発生しました。',
  },
  en: {
    request: 'There is a problem with the request. Please reload the page and try again.',
    unauthenticated: 'Please sign in.',
    forbidden: 'You are not allowed to access this.',
    notFound: 'What you are looking for was not found or has been deleted.',
    unsupportedClient: 'Your browser or connection is not supported.',
    tooSlow: 'The process took too long. Please try again later.',
    conflict: 'This overlapped with another operation and could not be done.',
    gone: 'It has already been deleted.',
    tooLarge: 'The data to send is too large.',
    unsupportedMedia: 'Data of this type cannot be accepted.',
    defects: 'Some of the input is incorrect. Please check it and try again.',
    locked: 'It is locked at the moment.',
    tooMany: 'Too many operations in a short time. Please wait a little and try again.',
    failed: 'An error has occurred.',
    congested: 'There are many visitors at the moment. Please try again later.',
    gatewayTimeout: 'There was no answer in time. Please try again later.',
    unreachable: 'The network cannot be reached. Please check your connection.',
    default: 'An error has occurred.',
  },
};

function isErrorStatus(status: number): status is ErrorStatus {
  return status in TEXT_OF;
}

/** The user message of a status, in a language; a status outside the catalogue has the default one. */
export function statusText(status: number, language: keyof Texts<StatusText>): string {
  return statusTexts[language][isErrorStatus(status) ? TEXT_OF[status] : 'default'];
}
