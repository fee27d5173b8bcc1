import { useEffect, useState } from 'react';

type Sanitise = (html: string) => string;

/** Extracts the text of HTML, without parts a reader would not see. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const unseen of body.querySelectorAll('script, style, template, noscript, iframe, svg')) unseen.remove();
  return (body.textContent ?? '').trim();
}

/** The sanitizer of notices, loaded with the first notice; `null` until then. */
export function useSanitiser(): Sanitise | null {
  const [sanitise, setSanitise] = useState<Sanitise | null>(null);
  useEffect(() => {
    let isWanted = true;
    import('./sanitise.ts').then(
      loaded => {
        if (isWanted) setSanitise(() => loaded.sanitise);
      },
      // why: without the sanitizer a notice is still shown, as plain text.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return sanitise;
}
