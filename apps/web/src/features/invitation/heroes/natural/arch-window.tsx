import type { Photo } from '@kotohogi/contract/rules/photo';
import { artwork } from '@kotohogi/themes/artwork';
import { HERO_SETTINGS } from '@kotohogi/themes/natural/settings';
import type { PatternName } from '@kotohogi/themes/theme-names';
import { placeIn } from '../place-in.ts';
import styles from './arch-window.module.css';

export interface ArchWindowProps {
  readonly pattern: PatternName;
  /** The couple's photo; without one, the pattern's own picture is in the window. */
  readonly photo: Photo | null;
  readonly alt: string;
}

const SETTING = HERO_SETTINGS[375];
const PLACE = placeIn(SETTING, SETTING.window);

/** The opening picture for phones: an arch with flowers that break its frame. Fills its container. */
export function ArchWindow({ pattern, photo, alt }: ArchWindowProps) {
  // A background loads only when visible; a wide card has another picture.
  const frame = artwork(pattern, photo === null ? 'hero-375' : 'extra-frame-375');
  return (
    <div className={styles.picture} style={{ aspectRatio: `${SETTING.width} / ${SETTING.height}` }}>
      {photo !== null && <img className={styles.photo} style={PLACE} {...photo.img} alt={alt} />}
      <span className={styles.frame} style={{ '--picture': `url('${frame}')` }} />
    </div>
  );
}
