import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { megabytesPerHour, type ReceiveMode, type Renditions } from '../source/rendition.ts';
import { CaptionsButton, IconButton, PipButton, ScreenButton } from './buttons.tsx';
import { useMessages, usePlayer, useRequest } from './context.ts';
import { lazyComponent } from './lazy.tsx';
import styles from './menu.module.css';

// Few recordings have captions in two languages.
const CaptionChoice = lazyComponent(async () => (await import('./caption-choice.tsx')).CaptionChoice);

/** The receive modes of a source, with their bits per second. */
function waysOf({ fullBps, lowBps, audio }: Renditions): readonly (readonly [ReceiveMode, number])[] {
  return [
    ['auto', fullBps],
    ...(lowBps === null ? [] : ([['low', lowBps]] as const)),
    ...(audio === null ? [] : ([['audio', audio.bps]] as const)),
  ];
}

function Ways({ renditions }: { readonly renditions: Renditions }) {
  const messages = useMessages();
  const request = useRequest();
  const name = useId();
  const mode = usePlayer(state => state.mode);
  return (
    <fieldset className={styles.ways}>
      <legend className={styles.legend}>{messages.receiving}</legend>
      {waysOf(renditions).map(([way, bps]) => (
        <label key={way} className={styles.way}>
          <input
            type="radio"
            name={name}
            value={way}
            checked={way === mode}
            onChange={() => request({ type: 'receive', mode: way })}
          />
          <span>{messages.receive[way]}</span>
          <small>{messages.perHour(megabytesPerHour(bps))}</small>
        </label>
      ))}
    </fieldset>
  );
}

/** Closes on a press elsewhere. */
function useClosing(isOpen: boolean, close: () => void) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: MouseEvent): void => {
      if (target instanceof Node && place.current?.contains(target) === false) close();
    };
    addEventListener('click', press, true);
    return () => removeEventListener('click', press, true);
  }, [isOpen, close]);
  return place;
}

export interface MenuProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** The receive mode and its data volume; on narrow players also the buttons that do not fit in the row. */
export function Menu({ isOpen, onOpen }: MenuProps) {
  const messages = useMessages();
  const panelId = useId();
  const renditions = usePlayer(state => state.renditions);
  const captions = usePlayer(state => state.captions);
  const hasWays = renditions !== null && (renditions.lowBps !== null || renditions.audio !== null);
  const hasLanguages = captions.tracks.length > 1;
  const hasChoice = hasWays || hasLanguages;
  const hasGifts = usePlayer(state => state.pip !== 'impossible' || state.remote !== 'none');
  const place = useClosing(isOpen, () => onOpen(false));
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    onOpen(false);
    place.current?.querySelector('button')?.focus();
  };
  if (!hasChoice && !hasGifts && captions.tracks.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works anywhere in it
    <div ref={place} className={styles.place} data-part="menu-place" data-choice={hasChoice} onKeyDown={key}>
      <IconButton
        part="menu"
        icon="settings"
        label={hasWays && !hasLanguages ? messages.receiving : messages.more}
        expanded={isOpen}
        controls={panelId}
        onPress={() => onOpen(!isOpen)}
      />
      {isOpen && (
        <div id={panelId} className={styles.panel} data-part="menu-panel">
          {hasWays && <Ways renditions={renditions} />}
          {hasLanguages && <CaptionChoice captions={captions} />}
          <div className={styles.gifts}>
            {!hasLanguages && <CaptionsButton isWordy />}
            <PipButton isWordy />
            <ScreenButton isWordy />
          </div>
        </div>
      )}
    </div>
  );
}
