import { useState } from 'react';

const KEY = 'kotohogi-reactions';
const OFF = 'off';

function readShown(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    // why: the browser has no storage; reactions are shown, which is the default
    return true;
  }
}

function keepShown(isShown: boolean): void {
  try {
    if (isShown) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // why: the choice then applies to this page only
  }
}

/** Whether reactions fly over the picture: chosen by the guest, and kept for the recording too. */
export function useQuiet(): readonly [isShown: boolean, show: (isShown: boolean) => void] {
  const [isShown, setShown] = useState(readShown);
  const show = (next: boolean): void => {
    setShown(next);
    keepShown(next);
  };
  return [isShown, show];
}
