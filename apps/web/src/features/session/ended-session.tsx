import type { SessionUser } from '@kotohogi/contract/session';
import { useEffect, useState } from 'react';
import { lazyOnOpen } from '../../shell/lazy.tsx';
import { onEndedSession } from '../../shell/session/ended-session.ts';
import type { EndedSessionDialogProps } from './ended-session-dialog.tsx';

const EndedSessionDialog = lazyOnOpen<EndedSessionDialogProps>(
  async () => (await import('./ended-session-dialog.tsx')).EndedSessionDialog,
);

export interface EndedSessionProps {
  /** The person whose page this is. */
  readonly user: SessionUser;
  /** The login of the area, for another account. */
  readonly loginHref: string;
}

/**
 * Asks the person of the page for the password when their session has ended, so that what they typed stays
 * (docs/product/session.md#a-session-that-ends-while-someone-types).
 */
export function EndedSession(props: EndedSessionProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onEndedSession(() => setOpen(true)), []);
  return <EndedSessionDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />;
}
