import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import type { CardPlan } from './cards.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';
import type { Trade } from './trade.ts';

/** A card token: good for one use until `expiresAtMs`. */
export interface Token {
  readonly token: string;
  readonly shopId: string;
  readonly card: CardPlan;
  readonly expiresAtMs: number;
  readonly used: boolean;
}

/** A result notification that has not been acknowledged yet. */
export interface PendingNotice {
  readonly id: string;
  readonly url: string;
  readonly body: string;
  readonly triesLeft: number;
  readonly dueAtMs: number;
}

type Line =
  | { readonly trade: Trade }
  | { readonly token: Token }
  | { readonly notice: PendingNotice }
  | { readonly noticeDone: string }
  | { readonly settings: Settings }
  | { readonly sequence: number };

/** How long a token is remembered after its end, so that its use is refused as expired and not as unknown. */
const REMEMBER_TOKEN_MS = 3_600_000;

/** What a trade lacks in a journal that was written before PayPay. */
const BEFORE_WALLETS: Pick<Trade, 'payType'> = { payType: '0' };

/**
 * Everything the sandbox knows, in memory and in an append-only file of JSON lines; the last line about a thing wins.
 * Every line is written before the call that made it is answered. The file is condensed at each start.
 */
export class Store {
  readonly trades = new Map<string, Trade>();
  readonly notices = new Map<string, PendingNotice>();
  settings: Settings = DEFAULT_SETTINGS;
  readonly #byAccess = new Map<string, string>();
  readonly #byChallenge = new Map<string, string>();
  readonly #tokens = new Map<string, Token>();
  readonly #file: number;
  #sequence = 0;

  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true });
    const journal = path.join(dataDir, 'journal.jsonl');
    if (existsSync(journal)) this.#load(readFileSync(journal, 'utf8'));
    writeFileSync(`${journal}.new`, this.#condensed());
    renameSync(`${journal}.new`, journal);
    this.#file = openSync(journal, 'a');
  }

  close(): void {
    closeSync(this.#file);
  }

  findTrade(shopId: string, orderId: string): Trade | undefined {
    return this.trades.get(`${shopId}/${orderId}`);
  }

  findTradeByAccess(accessId: string): Trade | undefined {
    return this.trades.get(this.#byAccess.get(accessId) ?? '');
  }

  /** The trade that waits (or waited last) for the visit to the issuer of this id. */
  findTradeByChallenge(id: string): Trade | undefined {
    const trade = this.trades.get(this.#byChallenge.get(id) ?? '');
    return trade?.challenge?.id === id ? trade : undefined;
  }

  saveTrade(trade: Trade): Trade {
    this.#write({ trade });
    return trade;
  }

  findToken(token: string): Token | undefined {
    return this.#tokens.get(token);
  }

  saveToken(token: Token): void {
    this.#write({ token });
  }

  /** Forgets tokens that ended long ago, so that a long run does not grow. */
  forgetTokens(nowMs: number): void {
    for (const [key, { expiresAtMs }] of this.#tokens) {
      if (expiresAtMs + REMEMBER_TOKEN_MS < nowMs) this.#tokens.delete(key);
    }
  }

  saveNotice(notice: PendingNotice): void {
    this.#write({ notice });
  }

  endNotice(id: string): void {
    this.#write({ noticeDone: id });
  }

  saveSettings(settings: Settings): void {
    this.#write({ settings });
  }

  /** The next number of the gateway's running count. */
  nextSequence(): number {
    this.#write({ sequence: this.#sequence + 1 });
    return this.#sequence;
  }

  #write(line: Line): void {
    writeSync(this.#file, `${JSON.stringify(line)}\n`);
    this.#apply(line);
  }

  #apply(line: Line): void {
    if ('trade' in line) {
      const key = `${line.trade.shopId}/${line.trade.orderId}`;
      this.trades.set(key, { ...BEFORE_WALLETS, ...line.trade });
      this.#byAccess.set(line.trade.accessId, key);
      if (line.trade.challenge !== undefined) this.#byChallenge.set(line.trade.challenge.id, key);
    } else if ('token' in line) this.#tokens.set(line.token.token, line.token);
    else if ('notice' in line) this.notices.set(line.notice.id, line.notice);
    else if ('noticeDone' in line) this.notices.delete(line.noticeDone);
    else if ('settings' in line) this.settings = { ...DEFAULT_SETTINGS, ...line.settings };
    else this.#sequence = line.sequence;
  }

  #load(text: string): void {
    for (const line of text.split('\n')) {
      if (line === '') continue;
      try {
        this.#apply(JSON.parse(line));
      } catch {
        // why: only the last line can be cut short, by a kill in the middle of its write; it was never answered.
      }
    }
  }

  #condensed(): string {
    const lines: Line[] = [
      { settings: this.settings },
      { sequence: this.#sequence },
      ...[...this.trades.values()].map(trade => ({ trade })),
      ...[...this.#tokens.values()].map(token => ({ token })),
      ...[...this.notices.values()].map(notice => ({ notice })),
    ];
    return lines.map(line => `${JSON.stringify(line)}\n`).join('');
  }
}
