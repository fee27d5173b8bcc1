import type { Photo } from '@kotohogi/contract/rules/photo';
import styles from './photograph.module.css';

/**
 * The couple's photo: on a wide card it is on the horizon like the names and mirrored too; otherwise it lies on the
 * sand.
 */
export function Photograph({ photo, alt }: { readonly photo: Photo; readonly alt: string }) {
  const aspect = Math.min(4 / 3, Math.max(6 / 7, photo.width / photo.height));
  return (
    <div className={styles.photo} style={{ '--aspect': aspect }}>
      <img {...photo.img} width={photo.width} height={photo.height} alt={alt} />
      <span className={styles.photoMirror} aria-hidden="true">
        <img {...photo.img} alt="" />
      </span>
    </div>
  );
}
