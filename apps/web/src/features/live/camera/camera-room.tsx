import type { LiveConsole } from '@kotohogi/contract/live';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { IconButton } from '@kotohogi/ui/icon-button';
import { useEffect, useRef, useState } from 'react';
import { t } from '../console-t.ts';
import type { Capture } from './camera-broadcast.ts';
import { CameraFigures } from './camera-figures.tsx';
import { CameraGuard } from './camera-guard.tsx';
import { CameraLevel } from './camera-level.tsx';
import styles from './camera-room.module.css';
import { CameraSettings } from './camera-settings.tsx';
import { firstLine, isUnderWay, isWatched, statusOf, toneOf } from './camera-state.ts';
import { useBroadcast, usePictureCodec, useWakeLock } from './use-broadcast.ts';
import { type CaptureState, type CaptureTrouble, useCapture } from './use-capture.ts';

interface TroubleProps {
  readonly state: CaptureState;
  readonly hasNoPicture: boolean;
  readonly isSoundLost: boolean;
  readonly onRetry: () => void;
}

/** Shows what prevents sending and how to fix it. */
function Trouble({ state, hasNoPicture, isSoundLost, onRetry }: TroubleProps) {
  const sentence = (trouble: CaptureTrouble | 'noPicture' | 'noSound', tone: 'bad' | 'warn', canRetry: boolean) => (
    <Alert
      tone={tone}
      isLive
      title={t(`camera.trouble.${trouble}`)}
      action={canRetry && <Button onPress={onRetry}>{t('camera.retry')}</Button>}
    >
      {t(`camera.trouble.${trouble}.text`)}
    </Alert>
  );
  if (hasNoPicture) return sentence('noPicture', 'bad', false);
  if (state.kind === 'trouble') return sentence(state.trouble, 'bad', state.trouble !== 'insecure');
  return isSoundLost ? sentence('noSound', 'warn', false) : null;
}

/** Whether the camera delivers frames: its track is live and not muted by the system. */
function hasPicture(capture: Capture | null): boolean {
  return capture?.stream.getVideoTracks().some(({ readyState, muted }) => readyState === 'live' && !muted) ?? false;
}

type Question = 'stop' | 'close' | null;

export interface CameraRoomProps {
  readonly live: Pick<LiveConsole, 'state' | 'ingest'>;
  readonly onClose: () => void;
}

/** Camera and microphone of this computer, and the button that sends them: for halls without an encoder. */
export function CameraRoom({ live, onClose }: CameraRoomProps) {
  const video = useRef<HTMLVideoElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const { state, devices, chosen, choose, retry } = useCapture(video);
  const capture = state.kind === 'opening' ? null : state.capture;
  const codec = usePictureCodec();
  const { report, start, stop } = useBroadcast(capture);
  const [kind, setKind] = useState(() => firstLine(live.ingest)?.kind ?? 'main');
  const [question, setQuestion] = useState<Question>(null);
  useEffect(() => room.current?.focus(), []);
  const isSending = isUnderWay(report);
  useWakeLock(isSending);
  const line = live.ingest.find(each => each.kind === kind);
  const status = statusOf(report, hasPicture(capture));
  const reported = report === 'starting' ? null : report;
  const isSoundLost = reported?.phase === 'sending' && !reported.hasSound;
  const begin = () => {
    if (line !== undefined && codec != null) start({ url: line.browserUrl, key: line.key }, codec);
  };
  const end = (asked: Exclude<Question, null>) => {
    setQuestion(null);
    stop();
    if (asked === 'close') onClose();
  };
  const ask = (asked: Exclude<Question, null>) => {
    if (isSending && (asked === 'close' || isWatched(live.state))) setQuestion(asked);
    else end(asked);
  };
  return (
    <Card
      title={t('camera.title')}
      actions={<IconButton icon="x" label={t('camera.close')} onPress={() => ask('close')} />}
    >
      <section className={styles.room} ref={room} tabIndex={-1} aria-label={t('camera.title')}>
        <div className={styles.picture}>
          <video ref={video} className={styles.video} muted playsInline aria-label={t('camera.preview')} />
          {state.kind === 'opening' && <p className={styles.opening}>{t('camera.opening')}</p>}
        </div>
        <div className={styles.side}>
          <p role="status" className={styles.status} data-tone={toneOf(status)}>
            {t(`camera.say.${status}`)}
          </p>
          <Trouble state={state} hasNoPicture={codec === null} isSoundLost={isSoundLost} onRetry={retry} />
          {isSending ? (
            <Button variant="danger" icon="power" isBusy={report === 'starting'} onPress={() => ask('stop')}>
              {isWatched(live.state) ? `${t('camera.stop')}…` : t('camera.stop')}
            </Button>
          ) : (
            <Button
              variant="filled"
              icon="radio"
              isDisabled={capture === null || codec == null || line === undefined}
              onPress={begin}
            >
              {t(report === null ? 'camera.start' : 'camera.again')}
            </Button>
          )}
          {reported !== null && isSending && <CameraFigures report={reported} />}
          {capture?.tap != null && <CameraLevel tap={capture.tap} />}
        </div>
        <CameraSettings
          devices={devices}
          stream={capture?.stream ?? null}
          chosen={chosen}
          onChoose={choose}
          lines={live.ingest}
          line={kind}
          onLine={setKind}
          isSending={isSending}
        />
      </section>
      <CameraGuard isSending={isSending} />
      <ConfirmDialog
        isOpen={question !== null}
        tone="danger"
        title={t(isWatched(live.state) ? 'camera.ask.stop' : 'camera.ask.leave')}
        confirmLabel={t('camera.stop')}
        onConfirm={() => question !== null && end(question)}
        onCancel={() => setQuestion(null)}
      >
        {t(isWatched(live.state) ? 'camera.ask.stop.text' : 'camera.ask.leave.text')}
      </ConfirmDialog>
    </Card>
  );
}
