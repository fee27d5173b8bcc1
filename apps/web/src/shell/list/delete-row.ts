import type { RowDeletionOutcome } from '@kotohogi/ui/data-table/deletion';
import { ApiError } from '../api/api-error.ts';

/** Waits for a deletion; what the server refuses becomes the words of the dialog, a surprise is thrown on. */
export async function rowDeletion(deletion: Promise<unknown>): Promise<RowDeletionOutcome> {
  try {
    await deletion;
    return { isDeleted: true };
  } catch (error) {
    if (error instanceof ApiError) return { isDeleted: false, reason: error.userMessage };
    throw error;
  }
}
