import type { CaptionTrack } from '@kotohogi/contract/recording-board';
import type { CaptionFile } from '@kotohogi/player';

/** A language in its own words: whoever reads it finds it. */
const NAMES: Readonly<Record<CaptionTrack['language'], string>> = { ja: '日本語', en: 'English' };

/** The captions of a recording as the player takes them. */
export function captionFiles(tracks: readonly CaptionTrack[]): readonly CaptionFile[] {
  return tracks.map(({ language, url }) => ({ language, url, label: NAMES[language] }));
}
