import type { Photo } from '@kotohogi/contract/rules/photo';
import { artwork } from '@kotohogi/themes/artwork';
import type { PatternName } from '@kotohogi/themes/theme-names';
import { PHOTO_SHEETS, POSTAGE } from '@kotohogi/themes/vintage-tropical-flower/settings';
import { placeIn } from '../place-in.ts';
import { Postmark, type PostmarkProps } from './postmark.tsx';
import styles from './stamp.module.css';

export interface MountedStampProps extends PostmarkProps {
  readonly pattern: PatternName;
  readonly photo: Photo | null;
  readonly alt: string;
}

/** The photo as a stamp: a portrait sheet for a portrait picture, a landscape one otherwise. */
function PhotoStamp({ pattern, photo, alt }: { pattern: PatternName; photo: Photo; alt: string }) {
  const shape = photo.height > photo.width ? 'upright' : 'lying';
  const sheet = PHOTO_SHEETS[shape];
  return (
    <>
      <img
        className={styles.sheet}
        src={artwork(pattern, `extra-photo-${shape}`)}
        alt=""
        width={sheet.width}
        height={sheet.height}
      />
      <img className={styles.photo} style={placeIn(sheet, sheet.window)} {...photo.img} alt={alt} />
    </>
  );
}

/** The hummingbird stamp, used without a photo. Its printed text is decorative. */
function BirdStamp({ pattern, day }: { pattern: PatternName; day: number }) {
  const { width, height } = POSTAGE;
  return (
    <>
      <img className={styles.sheet} src={artwork(pattern, 'extra-postage')} alt="" width={width} height={height} />
      <svg className={styles.value} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <g className={styles.struck} fill="currentColor">
          <text x="80" y="146" fontSize="14" textAnchor="middle" className={styles.slanted}>
            Trochilus felix
          </text>
          <text x="80" y="158" fontSize="8.5" letterSpacing="3" textAnchor="middle" className={styles.struckJa}>
            寿郵便
          </text>
          <text x="19" y="158.5" fontSize="17" className={styles.figure}>
            {day}
          </text>
        </g>
      </svg>
    </>
  );
}

/** The stamp on the sheet, postmarked with the day of the wedding. */
export function MountedStamp({ pattern, photo, alt, ...mark }: MountedStampProps) {
  const shape = photo === null ? 'bird' : photo.height > photo.width ? 'upright' : 'lying';
  return (
    <div className={styles.stamp} data-shape={shape}>
      {photo === null ? (
        <BirdStamp pattern={pattern} day={mark.day} />
      ) : (
        <PhotoStamp pattern={pattern} photo={photo} alt={alt} />
      )}
      <Postmark {...mark} />
    </div>
  );
}
