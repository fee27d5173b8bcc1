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

/** A card token: valid for one use until `expiresAtMs`. */
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
  | { readonly lostTrade: string }
  | { readonly token: Token }
  | { readonly notice: PendingNotice }
  | { readonly noticeDone: string }
  | { readonly settings: Settings }
  | { readonly sequence: number };

/** How long an expired token is remembered, so that its use is refused as expired instead of unknown. */
const REMEMBER_TOKEN_MS = 3_600_000;

/** Defaults for trades in a journal from before PayPay. */
const BEFORE_WALLETS: Pick<Trade, 'payType'> = { payType: '0' };

/**
 * All of the sandbox's state, in memory and in an append-only file of JSON lines; the last line about an object wins.
 * Every line is written before the call that caused it is answered. The file is compacted at each start.
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

  /** The trade that is waiting (or was the last to wait) for the challenge with this id. */
  findTradeByChallenge(id: string): Trade | undefined {
    const trade = this.trades.get(this.#byChallenge.get(id) ?? '');
    return trade?.challenge?.id === id ? trade : undefined;
  }

  saveTrade(trade: Trade): Trade {
    this.#write({ trade });
    return trade;
  }

  /** Loses a trade, as a gateway that never got it. */
  loseTrade({ shopId, orderId }: Trade): void {
    this.#write({ lostTrade: `${shopId}/${orderId}` });
  }

  findToken(token: string): Token | undefined {
    return this.#tokens.get(token);
  }

  saveToken(token: Token): void {
    this.#write({ token });
  }

  /** Drops tokens that expired long ago, so that a long run does not grow. */
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

  /** The next number of the gateway's sequence. */
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
    } else if ('lostTrade' in line) this.trades.delete(line.lostTrade);
    else if ('token' in line) this.#tokens.set(line.token.token, line.token);
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
        // why: only the last line can be truncated, by a kill during its write; its call was never answered.
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
