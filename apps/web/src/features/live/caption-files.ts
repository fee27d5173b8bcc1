import type { CaptionTrack } from '@kotohogi/contract/recording-board';
import type { CaptionFile } from '@kotohogi/player';

/** Each language named in itself, so that its readers recognize it. */
const NAMES: Readonly<Record<CaptionTrack['language'], string>> = { ja: '日本語', en: 'English' };

/** Converts the captions of a recording to the player's format. */
export function captionFiles(tracks: readonly CaptionTrack[]): readonly CaptionFile[] {
  return tracks.map(({ language, url }) => ({ language, url, label: NAMES[language] }));
}
