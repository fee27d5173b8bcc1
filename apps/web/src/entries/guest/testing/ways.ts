import type { Answer } from '@kotohogi/domain/attendant/types';
import { isNotFound, isRedirect } from '@tanstack/react-router';

/** The home page of the wedding in these tests. */
export const HOME = '/c/lumiere/weddings/k1';

/** The part of a wedding that guards read; without an answer, no guest is signed in. */
export const weddingOf = (answer: Answer | undefined, viewer: 'visitor' | 'guest' | 'manager' = 'guest') => ({
  ...{ viewer, companyAccountId: 'lumiere', weddingKey: 'k1' },
  ...{ isBlocked: false, isPreview: false, lifeCycle: 'inviting' as const },
  me: answer === undefined ? null : { answer },
});

/** The redirect of an opened page: an address, `not found`, or undefined if the page itself is shown. */
export async function wayOf(open: () => unknown): Promise<string | undefined> {
  try {
    await open();
    return undefined;
  } catch (error) {
    if (isNotFound(error)) return 'not found';
    if (!isRedirect(error)) throw error;
    return error.options.href;
  }
}
