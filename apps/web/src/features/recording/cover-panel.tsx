import type { RecordingBoard } from '@kotohogi/contract/recording';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { Icon } from '@kotohogi/ui/icon';
import { useState } from 'react';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { usePutPoster, useRemovePoster } from './api.ts';
import styles from './cover-panel.module.css';
import { drawFrame } from './draw-frame.ts';
import panel from './panel.module.css';
import { t } from './t.ts';

type Poster = RecordingBoard['poster'];

/** The last change, and the poster before it; null = the pattern's picture. */
interface Last {
  readonly text: string;
  readonly before: Blob | null;
}

/** Downloads the current poster, so that it can be restored. */
async function readPoster(poster: Poster): Promise<Blob | null> {
  if (poster === null) return null;
  const answer = await fetch(poster.url, { credentials: 'same-origin' });
  return answer.ok ? await answer.blob() : null;
}

/** Sets the poster of a recording, removes it, and undoes either. */
function useCover(weddingId: number, poster: Poster) {
  const [last, setLast] = useState<Last | null>(null);
  const [isBlind, setBlind] = useState(false);
  const [isReading, setReading] = useState(false);
  const notifyFailure = useFailureNotice();
  const put = usePutPoster(weddingId);
  const remove = useRemovePoster(weddingId);
  const onError = (error: unknown) => void notifyFailure(error);
  const change = async (picture: Blob | null, text: string) => {
    const before = await readPoster(poster);
    const onSuccess = () => setLast({ text, before });
    if (picture === null) remove.mutate(undefined, { onError, onSuccess });
    else put.mutate(picture, { onError, onSuccess });
  };
  const reading = async (work: () => Promise<void>) => {
    setReading(true);
    try {
      await work();
    } catch (error) {
      onError(error);
    } finally {
      setReading(false);
    }
  };
  return {
    last,
    isBlind,
    isBusy: isReading || put.isPending || remove.isPending,
    take: (video: HTMLVideoElement | undefined) =>
      reading(async () => {
        const picture = video && (await drawFrame(video));
        setBlind(picture === undefined);
        if (picture !== undefined) await change(picture, t('recording.cover.done'));
      }),
    clear: () => reading(() => change(null, t('recording.cover.cleared'))),
    undo: ({ before }: Last) => {
      const onSuccess = () => setLast(null);
      if (before === null) remove.mutate(undefined, { onError, onSuccess });
      else put.mutate(before, { onError, onSuccess });
    },
  };
}

export interface CoverPanelProps {
  readonly weddingId: number;
  readonly poster: Poster;
  readonly mayWrite: boolean;
  /** The video staff see a frame of; undefined while they see none. */
  readonly seen: () => HTMLVideoElement | undefined;
}

/** The poster that guests see before the recording plays: one click uses the current frame. */
export function CoverPanel({ weddingId, poster, mayWrite, seen }: CoverPanelProps) {
  const { last, isBlind, isBusy, take, clear, undo } = useCover(weddingId, poster);
  if (!mayWrite && poster === null) return null;
  return (
    <Card title={t('recording.cover')}>
      <div className={panel.panel}>
        {poster === null ? (
          <p className={panel.text}>{t('recording.cover.none')}</p>
        ) : (
          <img
            className={styles.picture}
            src={poster.url}
            width={poster.width}
            height={poster.height}
            alt={t('recording.cover.alt')}
          />
        )}
        {mayWrite && (
          <div className={styles.buttons}>
            <Button icon="image" isBusy={isBusy} onPress={() => void take(seen())}>
              {t('recording.cover.take')}
            </Button>
            {poster !== null && (
              <Button variant="quiet" isDisabled={isBusy} onPress={() => void clear()}>
                {t('recording.cover.clear')}
              </Button>
            )}
          </div>
        )}
        <div role="status" className={styles.last}>
          {isBlind && <p className={panel.text}>{t('recording.cover.unseen')}</p>}
          {!isBlind && last !== null && (
            <p className={styles.done}>
              <Icon name="circle-check" />
              <span className={styles.doneText}>{last.text}</span>
              <Button icon="undo-2" isDisabled={isBusy} onPress={() => undo(last)}>
                {t('recording.restore')}
              </Button>
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}
