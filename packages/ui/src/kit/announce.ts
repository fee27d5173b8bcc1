import styles from '../visually-hidden/visually-hidden.module.css';

/** How long a message stays for a screen reader to fetch it. */
const STAY_MS = 3000;

let region: HTMLElement | null = null;

function openRegion(): HTMLElement {
  if (region?.isConnected === true) return region;
  region = document.createElement('div');
  region.className = styles.hidden ?? '';
  region.setAttribute('aria-live', 'polite');
  // React Aria hides everything outside an open dialog from screen readers, except what carries this mark.
  region.dataset.liveAnnouncer = 'true';
  document.body.append(region);
  return region;
}

/** Says a sentence aloud to screen readers, without showing it. */
export function announce(sentence: string): void {
  const line = document.createElement('p');
  line.textContent = sentence;
  openRegion().append(line);
  setTimeout(() => line.remove(), STAY_MS);
}
