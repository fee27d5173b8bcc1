import { useRef, useState } from 'react';
import styles from './gallery-page.module.css';

interface StretchedFrameProps {
  readonly title: string;
  readonly src: string;
  /** In px; by default the available width. */
  readonly width: string | undefined;
}

/** Space for overlays on a short page: a dialog, a list of options. */
const LEAST_PX = 720;

/** An embedded document as high as its content, so that there is only one scroll bar. */
export function StretchedFrame({ title, src, width }: StretchedFrameProps) {
  const [heightPx, setHeight] = useState(LEAST_PX);
  const observer = useRef<ResizeObserver>(undefined);
  const watch = (frame: HTMLIFrameElement) => {
    const content = frame.contentDocument?.getElementById('root');
    if (content === null || content === undefined) return;
    observer.current?.disconnect();
    observer.current = new ResizeObserver(() => setHeight(Math.max(LEAST_PX, Math.ceil(content.scrollHeight))));
    observer.current.observe(content);
  };
  return (
    <div className={styles.stage}>
      <iframe
        title={title}
        src={src}
        className={styles.frame}
        style={{ width: width === undefined ? '100%' : `${width}px`, height: heightPx }}
        onLoad={event => watch(event.currentTarget)}
      />
    </div>
  );
}
