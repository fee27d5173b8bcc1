/** How it stands with the copy of a recording in the second store: asked for, there and compared, or it did not succeed (yet). */
export const BACKUP_STATES = ['waiting', 'kept', 'failed'] as const;
export type BackupState = (typeof BACKUP_STATES)[number];

/** What tells one file from another. */
export interface FileMark {
  readonly sizeBytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/** Whether a copy is what was copied. */
export function isSameContent(original: FileMark, copy: FileMark): boolean {
  return original.sizeBytes === copy.sizeBytes && original.sha256 === copy.sha256;
}
