/** How many may stand at a door at once. */
export interface DoorLimits {
  readonly maxConnections: number;
  readonly maxConnectionsPerAddress: number;
}

/** Somebody who was let in. */
export interface Visit {
  /** He has shown a key: nobody takes his place any more. */
  trust(): void;
  /** He has gone; saying so twice is no harm. */
  leave(): void;
}

/** Counts connections by address. When the house is full, the stranger who has been in it longest makes room: encoders say who they are at once. */
export class Doorman {
  readonly #limits: DoorLimits;
  readonly #perAddress = new Map<string, number>();
  /** Those who have shown no key yet, the oldest first. */
  readonly #strangers = new Map<Visit, () => void>();
  #total = 0;

  constructor(limits: DoorLimits) {
    this.#limits = limits;
  }

  /** Lets one in, who must `leave`, or answers null. `sendAway` is called when he has to make room: he has left by then. */
  enter(address: string, sendAway: () => void): Visit | null {
    const count = this.#perAddress.get(address) ?? 0;
    if (count >= this.#limits.maxConnectionsPerAddress) return null;
    if (this.#total >= this.#limits.maxConnections && !this.#makeRoom()) return null;
    this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1);
    this.#total++;
    const visit = this.#visitOf(address);
    this.#strangers.set(visit, sendAway);
    return visit;
  }

  #visitOf(address: string): Visit {
    let isHere = true;
    const visit: Visit = {
      trust: () => void this.#strangers.delete(visit),
      leave: () => {
        if (!isHere) return;
        isHere = false;
        this.#strangers.delete(visit);
        this.#forget(address);
      },
    };
    return visit;
  }

  #makeRoom(): boolean {
    const [oldest] = this.#strangers;
    if (oldest === undefined) return false;
    const [visit, sendAway] = oldest;
    visit.leave();
    sendAway();
    return true;
  }

  #forget(address: string): void {
    const count = (this.#perAddress.get(address) ?? 1) - 1;
    if (count === 0) this.#perAddress.delete(address);
    else this.#perAddress.set(address, count);
    this.#total--;
  }
}
