import { useEffect, useState } from 'react';

type Sanitise = (html: string) => string;

/** Takes the words out of HTML; what no reader would see is left behind. */
export function plainWords(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const unseen of body.querySelectorAll('script, style, template, noscript, iframe, svg')) unseen.remove();
  return (body.textContent ?? '').trim();
}

/** The sanitiser of notices, fetched when the first notice is shown; `null` until it is there. */
export function useSanitiser(): Sanitise | null {
  const [sanitise, setSanitise] = useState<Sanitise | null>(null);
  useEffect(() => {
    let isWanted = true;
    import('./sanitise.ts').then(
      loaded => {
        if (isWanted) setSanitise(() => loaded.sanitise);
      },
      // why: without the sanitiser a notice is still told, in its plain words.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return sanitise;
}
