/** How many may be connected at once. */
export interface DoorLimits {
  readonly maxConnections: number;
  /** Of one address, before they have shown a key: encoders with a key are limited by their keys. */
  readonly maxConnectionsPerAddress: number;
}

/** A connection that was let in. */
export interface Visit {
  /** It has shown a valid key: it makes room for no other any more. */
  trust(): void;
  /** It has ended; calling it twice does no harm. */
  leave(): void;
}

interface Stranger {
  readonly visit: Visit;
  readonly address: string;
  readonly sendAway: () => void;
}

/**
 * Counts connections. Whoever has shown no key makes room for a newcomer, the oldest first: encoders show theirs at once, so that neither
 * a crowd nor broken devices behind the same address keep an encoder with a valid key out.
 */
export class Doorman {
  readonly #limits: DoorLimits;
  /** Those who have shown no key yet, the oldest first. */
  readonly #strangers = new Set<Stranger>();
  #total = 0;

  constructor(limits: DoorLimits) {
    this.#limits = limits;
  }

  /** Lets a connection in, which must `leave`; null when all places are taken by known ones. `sendAway` is called when it has to make room: it has left by then. */
  enter(address: string, sendAway: () => void): Visit | null {
    const neighbors = [...this.#strangers].filter(stranger => stranger.address === address);
    const [oldest] = neighbors.length >= this.#limits.maxConnectionsPerAddress ? neighbors : [];
    if (oldest !== undefined) this.#evict(oldest);
    if (this.#total >= this.#limits.maxConnections && !this.#makeRoom()) return null;
    this.#total++;
    const visit: Visit = {
      trust: () => void this.#strangers.delete(stranger),
      leave: () => {
        if (!isHere) return;
        isHere = false;
        this.#strangers.delete(stranger);
        this.#total--;
      },
    };
    let isHere = true;
    const stranger: Stranger = { visit, address, sendAway };
    this.#strangers.add(stranger);
    return visit;
  }

  #makeRoom(): boolean {
    const [oldest] = this.#strangers;
    if (oldest !== undefined) this.#evict(oldest);
    return oldest !== undefined;
  }

  #evict({ visit, sendAway }: Stranger): void {
    visit.leave();
    sendAway();
  }
}
