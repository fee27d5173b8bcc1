import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from 'react-aria-components/Button';
import { createPortal } from 'react-dom';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { classNames } from '../kit/class-names.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import styles from './snackbar.module.css';
import { type QueuedSnackbar, SNACKBAR_MS, type SnackbarQueue } from './snackbar-queue.ts';

/** The space around the messages, in pixels. */
const AIR = 36;

const publish = (height: number): void => document.documentElement.style.setProperty('--kit-snackbar', `${height}px`);

/** Scrolls the focused element, usually the one that triggered the message, out from under it. */
function uncover(region: HTMLElement): void {
  const at = document.activeElement;
  if (at === null || at === document.body || region.contains(at)) return;
  const { bottom, height } = at.getBoundingClientRect();
  const { top } = region.getBoundingClientRect();
  if (bottom > top && height < top) at.scrollIntoView({ block: 'nearest' });
}

/**
 * Publishes how much of the bottom of the screen the messages take, so that scrolling content can stay clear of them.
 */
function usePublishedHeight(messages: readonly QueuedSnackbar[]): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);
  // Must run before a message makes the page scroll to a field, so the observer alone is too late.
  useLayoutEffect(() => {
    const { current } = region;
    if (current === null || messages.length === 0) return;
    const measure = () => publish([...current.children].reduce((sum, { clientHeight }) => sum + clientHeight, AIR));
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    uncover(current);
    return () => {
      observer.disconnect();
      publish(0);
    };
  }, [messages]);
  return region;
}

/** The messages of a queue at the bottom of the page, above dialogs too. */
export function SnackbarRegion({ queue }: { readonly queue: SnackbarQueue }): ReactNode {
  const { frame } = useKitMessages();
  const messages = useSyncExternalStore(queue.subscribe, queue.visible);
  const region = usePublishedHeight(messages);
  // The mark keeps the region accessible and clickable while a dialog is open.
  return createPortal(
    <section ref={region} aria-label={frame.notices} data-react-aria-top-layer="true" className={styles.region}>
      <div role="status" className={styles.stack}>
        {messages
          .filter(({ tone }) => tone !== 'bad')
          .map(message => (
            <Snackbar key={message.id} message={message} queue={queue} />
          ))}
      </div>
      <div role="alert" className={styles.stack}>
        {messages
          .filter(({ tone }) => tone === 'bad')
          .map(message => (
            <Snackbar key={message.id} message={message} queue={queue} />
          ))}
      </div>
    </section>,
    document.body,
  );
}

const TONE_ICONS = { plain: 'info', ok: 'check', bad: 'circle-alert' } as const;

function Snackbar({ message, queue }: { readonly message: QueuedSnackbar; readonly queue: SnackbarQueue }): ReactNode {
  const { frame } = useKitMessages();
  const [isHeld, setHeld] = useState(false);
  const { id, tone = 'plain', text, durationMs = SNACKBAR_MS, action } = message;
  // A render must not restart the timer, because a busy page renders all the time.
  useEffect(() => {
    if (isHeld || tone === 'bad') return;
    const timer = setTimeout(() => queue.dismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [queue, id, isHeld, tone, durationMs]);
  const dismiss = () => queue.dismiss(id);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here; the message only waits while it is read
    <div
      className={styles.snackbar}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={TONE_ICONS[tone]} />
      <span className={styles.text}>{text}</span>
      {action !== undefined && (
        <Button
          className={classNames(styles.action)}
          onPress={() => {
            action.onPress();
            dismiss();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="x" label={frame.dismiss} tooltip="none" onPress={dismiss} />
    </div>
  );
}
