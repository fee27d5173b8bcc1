import { type ReactNode, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useKitMessages } from '../kit/kit-context.ts';
import styles from './image-view.module.css';

export interface ImageViewProps {
  readonly src: string;
  /** Alternative text; empty if the text next to it says the same. */
  readonly alt: string;
}

/** An uploaded image, read-only, 100 to 320 high; shows a message if it fails to load. */
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
