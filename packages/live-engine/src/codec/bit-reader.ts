/** Reads a byte string bit by bit, most significant first. Reading past the end throws a RangeError. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #position = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** An unsigned number of `count` bits (at most 32). */
  bits(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++) {
      const byte = this.#bytes[this.#position >> 3];
      if (byte === undefined) throw new RangeError('bit string ended early');
      value = value * 2 + ((byte >> (7 - (this.#position & 7))) & 1);
      this.#position++;
    }
    return value;
  }

  /** One bit as a boolean. */
  flag(): boolean {
    return this.bits(1) === 1;
  }

  /** An Exp-Golomb number, ue(v) of H.264 §9.1. */
  unsignedGolomb(): number {
    let zeros = 0;
    while (!this.flag()) {
      zeros++;
      if (zeros > 31) throw new RangeError('Exp-Golomb code too long');
    }
    return 2 ** zeros - 1 + this.bits(zeros);
  }

  /** A signed Exp-Golomb number, se(v) of H.264 §9.1.1. */
  signedGolomb(): number {
    const code = this.unsignedGolomb();
    return code % 2 === 0 ? -code / 2 : (code + 1) / 2;
  }
}
