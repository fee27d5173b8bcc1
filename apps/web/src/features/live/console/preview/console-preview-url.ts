/** A playback URL, and the part of it that expires. */
export interface Playback {
  readonly url: string;
  readonly embedKey: string;
}

/**
 * Replaces the key in a stream URL with the newest one: playlists and parts are requested by URLs whose key may have
 * expired since. Keys are in the path, up to the next slash.
 */
export function withNewestKey(url: string, opened: Playback, embedKey: string): string {
  const at = opened.url.indexOf(opened.embedKey);
  const head = opened.url.slice(0, Math.max(0, at));
  if (at < 0 || !url.startsWith(head)) return url;
  const rest = url.slice(head.length);
  return head + embedKey + rest.slice(rest.search(/[/?#]|$/));
}
