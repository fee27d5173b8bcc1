/**
 * How a page answers a call that failed (decision 90): on to the login, the error page, a word about what is newer,
 * words at the fields, a message that offers to try again, or a message alone.
 */
export type Reaction = 'login' | 'error-page' | 'newer' | 'fields' | 'retry' | 'message';

/** The reaction to a status. */
export function reactionTo(status: number): Reaction {
  if (status === 401) return 'login';
  if (status === 403 || status === 404 || status === 410) return 'error-page';
  if (status === 409) return 'newer';
  if (status === 422) return 'fields';
  return status === 408 || status === 429 || status >= 500 ? 'retry' : 'message';
}
