import { useEffect, useState } from 'react';
import { preloadChunk } from '../../shell/chunk-reload.ts';
import { t } from './t.ts';

/** The minimum length of a password (docs/product/session.md#passwords); shorter ones need no check. */
const SHORTEST = 8;

/**
 * The warning for a new password that is commonly leaked, or undefined (docs/product/session.md#passwords). The list
 * loads on demand, with the first password of sufficient length; if it fails to load, no warning is shown.
 */
export function useLeakedNotice(password: string): string | undefined {
  const [leaked, setLeaked] = useState('');
  useEffect(() => {
    if (password.length < SHORTEST) return;
    let isCurrent = true;
    void preloadChunk(async () => {
      const { isLeaked } = await import('@kotohogi/domain/account/leaked');
      if (isCurrent) setLeaked(isLeaked(password) ? password : '');
    });
    return () => {
      isCurrent = false;
    };
  }, [password]);
  return password !== '' && leaked === password ? t('signIn.leaked') : undefined;
}
