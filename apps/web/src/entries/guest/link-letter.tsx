import type { ReactNode } from 'react';
import { GuestSheet, LetterSheet, LetterText } from '../../features/attendant/index.ts';
import { ApiError } from '../../shell/api/api-error.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import type { catalogue } from './catalogue.ja.ts';
import { useWeddingTheme } from './use-wedding-theme.ts';

const t = textsOf<typeof catalogue>();

/** Why a mailed link does not work: it has expired, or its guest is blocked. Undefined while it may still work. */
export function linkProblemOf(error: unknown): 'expired' | 'blocked' | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'attendant_blocked') return 'blocked';
  return error.status === 404 || error.status === 422 ? 'expired' : undefined;
}

export interface LinkLetterProps {
  readonly weddingKey: string;
  readonly error: unknown;
  /** How long such a link is valid. */
  readonly expiredText: string;
  /** Another way to sign in; not for a blocked guest. */
  readonly children: ReactNode;
}

/** What a guest with an invalid mailed link reads, on the wedding's stationery. */
export function LinkLetter({ weddingKey, error, expiredText, children }: LinkLetterProps) {
  const wedding = useWeddingTheme(weddingKey);
  const isBlocked = linkProblemOf(error) === 'blocked';
  const title = t(isBlocked ? 'letter.blocked.title' : 'signIn.gone');
  const message = isBlocked && error instanceof ApiError ? error.userMessage : expiredText;
  const text = <LetterText text={message} />;
  if (wedding === undefined) {
    return (
      <GuestSheet wedding={wedding} title={title} lead="">
        {text}
        {!isBlocked && children}
      </GuestSheet>
    );
  }
  return (
    <main id="content">
      <LetterSheet wedding={wedding} title={title}>
        {text}
        {!isBlocked && children}
      </LetterSheet>
    </main>
  );
}
