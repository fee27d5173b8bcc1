import { type ReactNode, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useKitMessages } from '../kit/kit-context.ts';
import styles from './image-view.module.css';

export interface ImageViewProps {
  readonly src: string;
  /** What it shows, in words; empty where the words beside it say so. */
  readonly alt: string;
}

/** A picture that was uploaded, only to look at, 100 to 320 high; one that does not load says so. */
export function ImageView({ src, alt }: ImageViewProps): ReactNode {
  const { image } = useKitMessages();
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (failedSrc === src) {
    return (
      <p className={styles.failed}>
        <Icon name="image-off" />
        <span>{image.notLoaded}</span>
      </p>
    );
  }
  return <img className={styles.picture} src={src} alt={alt} onError={() => setFailedSrc(src)} />;
}
