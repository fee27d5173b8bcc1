/** Building blocks of ISO base media files (ISO/IEC 14496-12 §4.2): plain functions from values to bytes. */

/** A box: 32-bit size, four-character type, payload. */
export function box(type: string, ...payload: readonly Uint8Array[]): Buffer {
  const sizeBytes = payload.reduce((sum, part) => sum + part.length, 8);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(sizeBytes, 0);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, ...payload], sizeBytes);
}

/** A box with a version and flags before its payload. */
export function fullBox(type: string, versionAndFlags: number, ...payload: readonly Uint8Array[]): Buffer {
  return box(type, u32(versionAndFlags), ...payload);
}

/** 32-bit unsigned numbers, big-endian. */
export function u32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => {
    bytes.writeUInt32BE(value >>> 0, index * 4);
  });
  return bytes;
}

/** 16-bit unsigned numbers, big-endian. */
export function u16(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => {
    bytes.writeUInt16BE(value & 0xffff, index * 2);
  });
  return bytes;
}

/** One 64-bit unsigned number, big-endian. */
export function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

/** Single bytes. */
export function u8(...values: readonly number[]): Buffer {
  return Buffer.from(values);
}

/** `count` zero bytes. */
export function zeros(count: number): Buffer {
  return Buffer.alloc(count);
}

/** Latin-1 text without a terminator. */
export function ascii(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}
