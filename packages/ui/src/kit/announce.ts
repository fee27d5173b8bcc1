import styles from '../visually-hidden/visually-hidden.module.css';

/** How long a message stays in the DOM for screen readers. */
const STAY_MS = 3000;

let region: HTMLElement | null = null;

function openRegion(): HTMLElement {
  if (region?.isConnected === true) return region;
  region = document.createElement('div');
  region.className = styles.hidden ?? '';
  region.setAttribute('aria-live', 'polite');
  // React Aria hides everything outside an open dialog from screen readers, except elements with this mark.
  region.dataset.liveAnnouncer = 'true';
  document.body.append(region);
  return region;
}

/** Announces a sentence to screen readers, without showing it. */
export function announce(sentence: string): void {
  const line = document.createElement('p');
  line.textContent = sentence;
  openRegion().append(line);
  setTimeout(() => line.remove(), STAY_MS);
}
