import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { watchText as t } from '../../features/live/index.ts';
import styles from './stage-host.module.css';

/** Whether the guest is on another page than the ceremony's. */
export interface HostedStageProps {
  readonly isAway: boolean;
}

interface StageHostValue {
  /** Shows the stage in a slot of the page. Returns a function that removes it. */
  readonly show: (stage: ComponentType<HostedStageProps>, slot: Element) => () => void;
}

const StageHostContext = createContext<StageHostValue>({ show: () => () => undefined });

type Movable = Element & { moveBefore?: (node: Node, child: Node | null) => void };

/**
 * Moves the stage within the document. A video keeps playing; an iframe does only if the browser supports moveBefore.
 */
function move(host: HTMLElement, to: Movable): void {
  if (to.moveBefore && host.isConnected && to.isConnected) to.moveBefore(host, null);
  else to.append(host);
}

function createHost(): HTMLElement {
  const host = document.createElement('div');
  host.style.display = 'contents';
  return host;
}

/** Keeps the stage of the ceremony while the guest navigates: video and sound continue, above or next to the page. */
export function StageHost({ children }: { readonly children: ReactNode }) {
  const [host] = useState(createHost);
  const dock = useRef<HTMLElement>(null);
  const [kept, setKept] = useState<{ readonly Stage: ComponentType<HostedStageProps>; readonly isAway: boolean }>();
  const show = useCallback<StageHostValue['show']>(
    (Stage, slot) => {
      move(host, slot);
      setKept({ Stage, isAway: false });
      return () => {
        // Runs before the page that showed it leaves the document, so that the video never does.
        if (dock.current !== null) move(host, dock.current);
        setKept({ Stage, isAway: true });
      };
    },
    [host],
  );
  const hostValue = useMemo(() => ({ show }), [show]);
  return (
    <StageHostContext value={hostValue}>
      <div className={styles.body} data-away={kept?.isAway || undefined}>
        <aside ref={dock} className={styles.dock} aria-label={t('watch.dock')} hidden={kept?.isAway !== true} />
        <div>{children}</div>
      </div>
      {kept !== undefined && createPortal(<kept.Stage isAway={kept.isAway} />, host)}
    </StageHostContext>
  );
}

/** The slot of the stage on the ceremony's page. */
export function StageSlot({ stage }: { readonly stage: ComponentType<HostedStageProps> }) {
  const { show } = use(StageHostContext);
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (slot.current === null) return;
    return show(stage, slot.current);
  }, [show, stage]);
  return <div ref={slot} className={styles.slot} />;
}
