import type { TokenClaims } from './token.ts';

/** Viewers of one slot whose tokens were revoked before they expire, each with the latest expiry that is refused. */
export class EndedViewers {
  readonly #untilMs = new Map<string, number>();

  /**
   * Refuses the tokens of a subject that expire at `untilMs` or earlier. A later token is a new admission and may play.
   */
  end(subject: string, untilMs: number, nowMs: number): void {
    for (const [known, endsMs] of this.#untilMs) if (endsMs <= nowMs) this.#untilMs.delete(known);
    this.#untilMs.set(subject, Math.max(untilMs, this.#untilMs.get(subject) ?? 0));
  }

  /** Whether a token was revoked. Expiries are whole seconds, rounded up when the token is made. */
  has({ subject, expiresAtMs }: Pick<TokenClaims, 'subject' | 'expiresAtMs'>): boolean {
    const untilMs = this.#untilMs.get(subject);
    return untilMs !== undefined && expiresAtMs < untilMs + 1000;
  }
}
