import { constants, createHash, generateKeyPairSync, privateDecrypt, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type CardPlan, planOf } from './cards.ts';
import { dashedStampOf, stampOf } from './clock.ts';
import type { Store } from './store.ts';
import type { Fields } from './wire/fields.ts';

/** A token is valid for one use within 30 minutes. */
const TOKEN_LIFE_MS = 30 * 60_000;

/** A card as the token service receives it; unparsed strings. */
export interface CardInput {
  readonly cardNo: string;
  readonly expire: string;
  readonly securityCode: string;
  readonly holderName: string;
  readonly tokenNumber: string;
}

export interface TokenObject {
  readonly token: readonly string[];
  readonly toBeExpiredAt: string;
  readonly maskedCardNo: string;
  readonly isSecurityCodeSet: boolean;
}

export type TokenAnswer = { readonly resultCode: string; readonly tokenObject?: TokenObject };

/** The first check that fails, as a resultCode of the token service (docs/product/gateway.md#browser-token). */
function failureOf(input: CardInput): string | undefined {
  const { cardNo, expire, securityCode, holderName, tokenNumber } = input;
  const checks: readonly (readonly [failed: boolean, resultCode: string])[] = [
    [cardNo === '', '100'],
    [!/^\d*$/.test(cardNo), '101'],
    [cardNo.length < 10 || cardNo.length > 16, '102'],
    [expire === '', '110'],
    [!/^\d*$/.test(expire), '111'],
    [expire.length !== 4 && expire.length !== 6, '112'],
    [!/(0[1-9]|1[0-2])$/.test(expire), '113'],
    [!/^\d*$/.test(securityCode), '121'],
    [securityCode !== '' && securityCode.length !== 3 && securityCode.length !== 4, '122'],
    [!/^[\x20-\x7e]*$/.test(holderName), '131'],
    [holderName.length > 50, '132'],
    [!/^\d*$/.test(tokenNumber), '141'],
    [tokenNumber !== '' && (Number(tokenNumber) < 1 || Number(tokenNumber) > 10), '142'],
  ];
  return checks.find(([failed]) => failed)?.[1];
}

function shopFailureOf(shopId: string, store: Store): string | undefined {
  if (shopId === '') return '160';
  if (shopId.length > 13) return '161';
  if (!/^[A-Za-z0-9]+$/.test(shopId)) return '162';
  return store.settings.shops[shopId] === undefined ? '180' : undefined;
}

function issue(shopId: string, card: CardPlan, store: Store, nowMs: number): string {
  const token = randomBytes(32).toString('hex');
  store.saveToken({ token, shopId, card, expiresAtMs: nowMs + TOKEN_LIFE_MS, used: false });
  return token;
}

/** Exchanges a card for tokens, or returns the resultCode of the error. */
export function getToken(shopId: string, input: CardInput, store: Store, nowMs: number): TokenAnswer {
  const failure = shopFailureOf(shopId, store) ?? failureOf(input);
  if (failure !== undefined) return { resultCode: failure };
  store.forgetTokens(nowMs);
  const card = planOf(input.cardNo, input.expire.slice(-4), stampOf(nowMs).slice(2, 6));
  const count = Number(input.tokenNumber || '1');
  return {
    resultCode: '000',
    tokenObject: {
      token: Array.from({ length: count }, () => issue(shopId, card, store, nowMs)),
      toBeExpiredAt: dashedStampOf(nowMs + TOKEN_LIFE_MS),
      maskedCardNo: card.mask,
      isSecurityCodeSet: input.securityCode !== '',
    },
  };
}

/** The card fields as the script's `getToken` names them. */
export function cardInputOf(fields: Fields): CardInput {
  return {
    cardNo: fields.cardno ?? '',
    expire: fields.expire ?? '',
    securityCode: fields.securitycode ?? '',
    holderName: fields.holdername ?? '',
    tokenNumber: fields.tokennumber ?? '',
  };
}

/** The service's answer to the script: one token is a string, several are a list. */
export function scriptAnswer(answer: TokenAnswer): object {
  const { resultCode, tokenObject } = answer;
  if (tokenObject === undefined) return { resultCode };
  const [first] = tokenObject.token;
  return {
    resultCode,
    tokenObject: { ...tokenObject, token: tokenObject.token.length === 1 ? first : tokenObject.token },
  };
}

/** The key with which servers encrypt cards for the token service; created at the first start and stored. */
export class TokenKey {
  readonly publicKey: string;
  readonly keyHash: string;
  readonly #privateKey: string;

  constructor(dataDir: string) {
    const file = path.join(dataDir, 'token-key.json');
    if (!existsSync(file)) {
      const pair = generateKeyPairSync('rsa', {
        modulusLength: 2048,
        publicKeyEncoding: { type: 'spki', format: 'pem' },
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      });
      writeFileSync(file, JSON.stringify(pair), { mode: 0o600 });
    }
    const { publicKey, privateKey } = JSON.parse(readFileSync(file, 'utf8'));
    this.publicKey = String(publicKey);
    this.#privateKey = String(privateKey);
    this.keyHash = createHash('sha256').update(this.publicKey).digest('hex');
  }

  /** Decrypts Base64 of RSA PKCS#1 v1.5 over JSON; undefined when it is not for this key or not valid JSON. */
  decrypt(encrypted: string): CardInput | undefined {
    try {
      const bytes = Buffer.from(encrypted.replace(/ /g, '+'), 'base64');
      const key = { key: this.#privateKey, padding: constants.RSA_PKCS1_PADDING };
      const card: unknown = JSON.parse(privateDecrypt(key, bytes).toString('utf8'));
      if (typeof card !== 'object' || card === null) return undefined;
      const text = new Map(Object.entries(card).map(([name, value]) => [name, String(value ?? '')]));
      return {
        cardNo: text.get('cardNo') ?? '',
        expire: text.get('expire') ?? '',
        securityCode: text.get('securityCode') ?? '',
        holderName: text.get('holderName') ?? '',
        tokenNumber: text.get('tokenNumber') ?? '',
      };
    } catch {
      // why: anything that is not a card encrypted with this key is the caller's error 190.
      return undefined;
    }
  }
}

/** The server variant of the script: ShopID, KeyHash and Encrypted in; every value of the answer is a list. */
export function getTokenForServer(fields: Fields, key: TokenKey, store: Store, nowMs: number): object {
  const { ShopID = '', KeyHash = '', Encrypted = '' } = fields;
  const failure =
    shopFailureOf(ShopID, store) ??
    (Encrypted === '' ? '150' : KeyHash === '' ? '170' : KeyHash === key.keyHash ? undefined : '180');
  if (failure !== undefined) return { resultCode: [failure] };
  const card = key.decrypt(Encrypted);
  if (card === undefined) return { resultCode: ['190'] };
  const { resultCode, tokenObject } = getToken(ShopID, card, store, nowMs);
  if (tokenObject === undefined) return { resultCode: [resultCode] };
  const { token, toBeExpiredAt, maskedCardNo, isSecurityCodeSet } = tokenObject;
  return {
    resultCode: [resultCode],
    tokenObject: {
      token,
      toBeExpiredAt: [toBeExpiredAt],
      maskedCardNo: [maskedCardNo],
      isSecurityCodeSet: [isSecurityCodeSet],
    },
  };
}
