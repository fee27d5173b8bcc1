import { useState } from 'react';

const KEY = 'kotohogi-reactions';
const OFF = 'off';

function readShown(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    // why: a browser without storage; reactions are shown, as they are to everyone at first
    return true;
  }
}

function keepShown(isShown: boolean): void {
  try {
    if (isShown) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // why: then it holds for this page alone
  }
}

/** Whether reactions fly over the picture: the guest's own choice, which holds for the recording too. */
export function useQuiet(): readonly [isShown: boolean, show: (isShown: boolean) => void] {
  const [isShown, setShown] = useState(readShown);
  const show = (next: boolean): void => {
    setShown(next);
    keepShown(next);
  };
  return [isShown, show];
}
