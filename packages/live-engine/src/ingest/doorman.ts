/** How many may stand at a door at once. */
export interface DoorLimits {
  readonly maxConnections: number;
  readonly maxConnectionsPerAddress: number;
}

/** Counts connections by address. */
export class Doorman {
  readonly #limits: DoorLimits;
  readonly #perAddress = new Map<string, number>();
  #total = 0;

  constructor(limits: DoorLimits) {
    this.#limits = limits;
  }

  /** Lets one in, or not; whoever was let in must `leave`. */
  enter(address: string): boolean {
    const count = this.#perAddress.get(address) ?? 0;
    if (this.#total >= this.#limits.maxConnections || count >= this.#limits.maxConnectionsPerAddress) return false;
    this.#perAddress.set(address, count + 1);
    this.#total++;
    return true;
  }

  leave(address: string): void {
    const count = (this.#perAddress.get(address) ?? 1) - 1;
    if (count === 0) this.#perAddress.delete(address);
    else this.#perAddress.set(address, count);
    this.#total--;
  }
}
