import type { RowDeletionOutcome } from '@kotohogi/ui/data-table/deletion';
import { ApiError } from '../api/api-error.ts';

/** Waits for a deletion; a refusal by the server becomes the dialog's message, other errors are rethrown. */
export async function rowDeletion(deletion: Promise<unknown>): Promise<RowDeletionOutcome> {
  try {
    await deletion;
    return { isDeleted: true };
  } catch (error) {
    if (error instanceof ApiError) return { isDeleted: false, reason: error.userMessage };
    throw error;
  }
}
