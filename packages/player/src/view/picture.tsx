import { type RefObject, useRef } from 'react';
import { useMessages, usePlayer, useRequest } from './context.ts';
import { Icon } from './icon.tsx';
import styles from './picture.module.css';

interface PictureProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly poster: string | undefined;
  /** Whether the controls are seen: on a touch screen the first tap only brings them back. */
  readonly controlsShown: boolean;
  readonly stir: () => void;
}

/** The video itself. A click plays and pauses; where the browser would not start alone, a large button asks for one. */
export function Picture({ video, poster, controlsShown, stir }: PictureProps) {
  const messages = useMessages();
  const request = useRequest();
  const blocked = usePlayer(state => state.autoplayBlocked);
  const onlyWakes = useRef(false);
  return (
    <>
      <video
        ref={video}
        className={styles.video}
        poster={poster}
        playsInline
        muted
        tabIndex={-1}
        onPointerDown={({ pointerType }) => {
          onlyWakes.current = pointerType === 'touch' && !controlsShown;
        }}
        onClick={() => {
          if (!onlyWakes.current) request({ type: 'click' });
          stir();
        }}
      />
      {blocked && (
        <button
          type="button"
          className={styles.start}
          data-part="start"
          aria-label={messages.play}
          onClick={() => request({ type: 'play' })}
        >
          <Icon name="play" size={34} />
        </button>
      )}
    </>
  );
}
