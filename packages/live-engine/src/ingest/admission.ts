/** Limits on concurrent connections. */
export interface AdmissionLimits {
  readonly maxConnections: number;
  /** Per address, before a valid key was shown; encoders with a key are limited by their keys. */
  readonly maxConnectionsPerAddress: number;
}

/** An accepted connection. */
export interface AdmittedConnection {
  /** It has shown a valid key and can no longer be evicted. */
  trust(): void;
  /** It has ended; calling this twice is harmless. */
  leave(): void;
}

interface Anonymous {
  readonly visit: AdmittedConnection;
  readonly address: string;
  readonly sendAway: () => void;
}

/**
 * Limits connections. A newcomer evicts the oldest connection that has shown no key. Encoders show theirs at once, so
 * neither a crowd nor broken devices behind the same address can keep an encoder with a valid key out.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  /** Connections that have shown no key yet, oldest first. */
  readonly #anonymous = new Set<Anonymous>();
  #total = 0;

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  /**
   * Accepts a connection, which must call `leave` when it ends; null if connections with a key take all slots.
   * `sendAway` is called when the connection is evicted; `leave` is called before that.
   */
  enter(address: string, sendAway: () => void): AdmittedConnection | null {
    const neighbors = [...this.#anonymous].filter(anonymous => anonymous.address === address);
    const [oldest] = neighbors.length >= this.#limits.maxConnectionsPerAddress ? neighbors : [];
    if (oldest !== undefined) this.#evict(oldest);
    if (this.#total >= this.#limits.maxConnections && !this.#makeRoom()) return null;
    this.#total++;
    const visit: AdmittedConnection = {
      trust: () => void this.#anonymous.delete(anonymous),
      leave: () => {
        if (!isHere) return;
        isHere = false;
        this.#anonymous.delete(anonymous);
        this.#total--;
      },
    };
    let isHere = true;
    const anonymous: Anonymous = { visit, address, sendAway };
    this.#anonymous.add(anonymous);
    return visit;
  }

  #makeRoom(): boolean {
    const [oldest] = this.#anonymous;
    if (oldest !== undefined) this.#evict(oldest);
    return oldest !== undefined;
  }

  #evict({ visit, sendAway }: Anonymous): void {
    visit.leave();
    sendAway();
  }
}
