import { useEffect, useState } from 'react';
import { quietly } from '../../shell/chunk-reload.ts';
import { say } from './say.ts';

/** No password is shorter (product text §5): until then there is nothing to compare. */
const SHORTEST = 8;

/**
 * What to say under a new password that is one of the commonly leaked ones, or nothing (decision 65). The list comes apart
 * from the page, with the first password that is long enough; without it nothing is said.
 */
export function useLeakedNotice(password: string): string | undefined {
  const [leaked, setLeaked] = useState('');
  useEffect(() => {
    if (password.length < SHORTEST) return;
    let isCurrent = true;
    void quietly(async () => {
      const { isLeaked } = await import('@kotohogi/domain/account/leaked');
      if (isCurrent) setLeaked(isLeaked(password) ? password : '');
    });
    return () => {
      isCurrent = false;
    };
  }, [password]);
  return password !== '' && leaked === password ? say('door.leaked') : undefined;
}
