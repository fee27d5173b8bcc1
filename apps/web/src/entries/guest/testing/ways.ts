import type { Answer } from '@kotohogi/domain/attendant/types';
import { isNotFound, isRedirect } from '@tanstack/react-router';

/** Where the guests of the wedding of these tests are at home. */
export const HOME = '/c/lumiere/weddings/k1';

/** As much of a wedding as guards look at; without an answer it is nobody's who is signed in. */
export const weddingOf = (answer: Answer | undefined, viewer: 'visitor' | 'guest' | 'manager' = 'guest') => ({
  ...{ viewer, companyAccountId: 'lumiere', weddingKey: 'k1' },
  ...{ isBlocked: false, isPreview: false, lifeCycle: 'inviting' as const },
  me: answer === undefined ? null : { answer },
});

/** Where somebody is sent who opens a page: an address, `not found`, or undefined = nowhere, he sees what he asked for. */
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
