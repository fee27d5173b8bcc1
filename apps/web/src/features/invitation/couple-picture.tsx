import type { Photo } from '@kotohogi/contract/rules/photo';
import { artwork } from '@kotohogi/themes/artwork';
import type { PatternName } from '@kotohogi/themes/theme-names';
import styles from './couple-picture.module.css';
import { ArchWindow } from './heroes/natural/arch-window.tsx';

export interface CouplePictureProps {
  readonly pattern: PatternName;
  /** The couple's photo; without one, the pattern's own picture is shown. */
  readonly photo: Photo | null;
  readonly alt: string;
}

/** The couple's picture, or the one their pattern draws instead; fills its container. */
export function CouplePicture({ pattern, photo, alt }: CouplePictureProps) {
  if (pattern === 'natural') return <ArchWindow pattern={pattern} photo={photo} alt={alt} />;
  return (
    <img
      className={styles.picture}
      {...(photo?.img ?? { src: artwork(pattern, 'vignette') })}
      alt={photo === null ? '' : alt}
      width="300"
      height="420"
    />
  );
}
