/**
 * How a page reacts to a failed call (docs/product/error-page.md#what-a-page-does-with-a-failed-call): go to the login,
 * the error page, a note about a newer version, messages at the fields, a message with a retry, or a message only.
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
