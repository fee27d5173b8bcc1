import { type RefObject, useRef } from 'react';
import { useMessages, usePlayer, useRequest } from './context.ts';
import { Icon } from './icon.tsx';
import styles from './picture.module.css';

/** Captions in a separate file (WebVTT). */
export interface CaptionFile {
  readonly url: string;
  readonly language: string;
  readonly label: string;
}

interface PictureProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly poster: string | undefined;
  readonly captions: readonly CaptionFile[];
  /** Whether the controls are visible: on a touch screen the first tap only shows them. */
  readonly controlsShown: boolean;
  /** A press outside an open menu only closes it. */
  readonly menuOpen: boolean;
  readonly stir: () => void;
}

/**
 * The video itself. A click plays and pauses a recording, and only plays a live; if the browser blocks autoplay, a
 * large button asks for one.
 */
export function Picture({ video, poster, captions, controlsShown, menuOpen, stir }: PictureProps) {
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
        // Allows reading its frames; the stream's server decides for which pages.
        crossOrigin="anonymous"
        onPointerDown={({ pointerType }) => {
          onlyWakes.current = menuOpen || (pointerType === 'touch' && !controlsShown);
        }}
        onClick={() => {
          if (!onlyWakes.current) request({ type: 'click' });
          stir();
        }}
      >
        {captions.map(({ url, language, label }) => (
          <track key={url} kind="captions" src={url} srcLang={language} label={label} />
        ))}
      </video>
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
