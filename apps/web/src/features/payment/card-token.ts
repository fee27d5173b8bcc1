import type { CardForm } from '@kotohogi/contract/rules/card';
import {
  brandOf,
  cardDigits,
  expireOf,
  normalizeHolderName,
  normalizeSecurityCode,
} from '@kotohogi/domain/payment/card';
import { afterToken, type TokenFailure } from '@kotohogi/domain/payment/token-result';
import type { CardBrand } from '@kotohogi/domain/payment/types';

/** The shop a token is for, and the URL of the gateway's script. */
export interface TokenSetting {
  readonly shopId: string;
  readonly tokenScriptUrl: string;
}

/** A card in a form that can be shown and sent: without its number. */
export interface EnteredCard {
  readonly token: string;
  readonly maskedCardNo: string;
  readonly cardBrand: CardBrand | undefined;
  /** 08 / 29 */
  readonly expiry: string;
}

/** The token service returned no token; `unreachable` = its script could not be loaded. */
export class TokenError extends Error {
  override readonly name = 'TokenError';
  readonly failure: TokenFailure | 'unreachable';

  constructor(failure: TokenFailure | 'unreachable', cause?: unknown) {
    super(`no card token: ${failure}`, { cause });
    this.failure = failure;
  }
}

/** The callback argument of the gateway's script; the token is a string, or a list if several were requested. */
interface TokenAnswer {
  readonly resultCode?: unknown;
  readonly tokenObject?: { readonly token?: unknown; readonly maskedCardNo?: unknown };
}

interface Multipayment {
  readonly init: (shopId: string) => void;
  readonly getToken: (card: Readonly<Record<string, string>>, callback: (answer: TokenAnswer) => void) => void;
}

declare global {
  interface Window {
    Multipayment?: Multipayment;
    /** The script finds its callback by a global name. */
    kotohogiOnToken?: (answer: TokenAnswer) => void;
  }
}

/** After this time the token service is considered gone. */
const TOKEN_TIMEOUT_MS = 30_000;

const scripts = new Map<string, Promise<Multipayment>>();
/** The shop the script was last initialized with; a page may move to a wedding of another venue. */
let namedShop: string | undefined;

function load(url: string): Promise<Multipayment> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (cause?: unknown) => {
      script.remove();
      reject(new TokenError('unreachable', cause));
    };
    script.src = url;
    script.onload = () => (window.Multipayment === undefined ? fail() : resolve(window.Multipayment));
    script.onerror = fail;
    document.head.append(script);
  });
}

/**
 * Loads the gateway's script once and initializes it when the shop changes; a failed load is retried on the next call.
 */
async function openService({ shopId, tokenScriptUrl }: TokenSetting): Promise<Multipayment> {
  const loading = scripts.get(tokenScriptUrl) ?? load(tokenScriptUrl);
  scripts.set(tokenScriptUrl, loading);
  try {
    const service = await loading;
    if (namedShop !== shopId) service.init(shopId);
    namedShop = shopId;
    return service;
  } catch (error) {
    scripts.delete(tokenScriptUrl);
    throw error;
  }
}

function ask(service: Multipayment, card: Readonly<Record<string, string>>): Promise<TokenAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TokenError('busy')), TOKEN_TIMEOUT_MS);
    window.kotohogiOnToken = answer => {
      clearTimeout(timer);
      resolve(answer);
    };
    service.getToken(card, window.kotohogiOnToken);
  });
}

function tokenOf({ tokenObject }: TokenAnswer): string | undefined {
  const token: unknown = Array.isArray(tokenObject?.token) ? tokenObject.token[0] : tokenObject?.token;
  return typeof token === 'string' && token !== '' ? token : undefined;
}

const MASK = /^\*{6,16}\d{0,4}$/;

/** The gateway's mask if there is one, otherwise the last four digits. */
function maskOf({ tokenObject }: TokenAnswer, digits: string): string {
  const given = tokenObject?.maskedCardNo;
  return typeof given === 'string' && MASK.test(given) ? given : digits.slice(-4).padStart(digits.length, '*');
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/**
 * Exchanges a card for a one-time token in the gateway's own script: the number is sent only to the gateway. Retries a
 * busy service (902) three times, a second apart. Throws a TokenError for everything else.
 */
export async function requestToken(setting: TokenSetting, card: CardForm): Promise<EnteredCard> {
  const service = await openService(setting);
  const digits = cardDigits(card.cardNumber);
  const fields = {
    cardno: digits,
    expire: expireOf(card.expiry),
    securitycode: normalizeSecurityCode(card.securityCode),
    holdername: normalizeHolderName(card.holderName),
  };
  for (let retries = 0; ; retries += 1) {
    const answer = await ask(service, fields);
    const token = tokenOf(answer);
    const decision = afterToken({ resultCode: String(answer.resultCode), hasToken: token !== undefined }, retries);
    if (decision.do === 'refuse') throw new TokenError(decision.failure);
    if (decision.do === 'use' && token !== undefined) {
      const { month, year } = card.expiry;
      return {
        token,
        maskedCardNo: maskOf(answer, digits),
        cardBrand: brandOf(digits),
        expiry: `${month} / ${year.slice(-2)}`,
      };
    }
    if (decision.do === 'retry') await pause(decision.afterMs);
  }
}
