/** State of a recording's copy in the second store: requested, stored and verified, or failed so far. */
export const BACKUP_STATES = ['waiting', 'kept', 'failed'] as const;
export type BackupState = (typeof BACKUP_STATES)[number];

/** What identifies the content of a file. */
export interface FileMark {
  readonly sizeBytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Whether a copy has the same content as the original. */
export function isSameContent(original: FileMark, copy: FileMark): boolean {
  return original.sizeBytes === copy.sizeBytes && original.sha256 === copy.sha256;
}
