import { cropOf } from '@kotohogi/domain/attendant/picture';
import { Button } from '@kotohogi/ui/button';
import { Dialog } from '@kotohogi/ui/dialog';
import { IconButton } from '@kotohogi/ui/icon-button';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import styles from './crop-dialog.module.css';
import { t } from './t.ts';

interface View {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}
const MIDDLE: View = { zoom: 0, x: 0.5, y: 0.5 };
/** The side of the canvas in its own pixels: sharp on a phone's screen. */
const SHOWN_PX = 560;
const ZOOM_STEP = 0.2;
const MOVE_STEP = 0.04;
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-MOVE_STEP, 0],
  ArrowRight: [MOVE_STEP, 0],
  ArrowUp: [0, -MOVE_STEP],
  ArrowDown: [0, MOVE_STEP],
};

/** Clamps the center to the visible crop, so that pushing against the edge does not accumulate. */
function settled(picture: ImageBitmap, view: View): View {
  const { left, top, side } = cropOf(picture, view);
  return { ...view, x: (left + side / 2) / picture.width, y: (top + side / 2) / picture.height };
}

function useDrawn(picture: ImageBitmap, view: View) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    const { left, top, side } = cropOf(picture, view);
    context?.clearRect(0, 0, SHOWN_PX, SHOWN_PX);
    context?.drawImage(picture, left, top, side, side, 0, 0, SHOWN_PX, SHOWN_PX);
  }, [picture, view]);
  return canvas;
}

export interface CropDialogProps {
  readonly picture: ImageBitmap;
  readonly isBusy: boolean;
  readonly onCut: (crop: ReturnType<typeof cropOf>) => void;
  readonly onClose: () => void;
}

/** Selects the square crop of a picture: by touch, arrow keys and zoom. */
export function CropDialog({ picture, isBusy, onCut, onClose }: CropDialogProps) {
  const [view, setView] = useState(MIDDLE);
  const canvas = useDrawn(picture, view);
  const move = (dx: number, dy: number) =>
    setView(before => settled(picture, { ...before, x: before.x + dx, y: before.y + dy }));
  const zoom = (step: number) =>
    setView(before => settled(picture, { ...before, zoom: Math.min(1, Math.max(0, before.zoom + step)) }));
  const press = (event: KeyboardEvent) => {
    const step = MOVES[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(...step);
  };
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons === 0) return;
    const { side } = cropOf(picture, view);
    const perPixel = side / event.currentTarget.clientWidth;
    move((-event.movementX * perPixel) / picture.width, (-event.movementY * perPixel) / picture.height);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('crop.title')}
      size="small"
      isBusy={isBusy}
      footer={
        <Button
          variant="filled"
          size="large"
          fullWidth
          isBusy={isBusy}
          busyLabel={t('crop.saving')}
          onPress={() => onCut(cropOf(picture, view))}
        >
          {t('crop.save')}
        </Button>
      }
    >
      <div className={styles.crop}>
        <p className={styles.text}>{t('crop.text')}</p>
        <div
          className={styles.area}
          role="application"
          aria-label={t('crop.area')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture, so it must be focusable
          tabIndex={0}
          onKeyDown={press}
        >
          <canvas
            ref={canvas}
            width={SHOWN_PX}
            height={SHOWN_PX}
            className={styles.picture}
            onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag}
          />
          <span className={styles.ring} />
        </div>
        <div className={styles.zoom}>
          <IconButton
            icon="zoom-out"
            label={t('crop.out')}
            tooltip="none"
            isDisabled={view.zoom <= 0}
            onPress={() => zoom(-ZOOM_STEP)}
          />
          <IconButton
            icon="zoom-in"
            label={t('crop.in')}
            tooltip="none"
            isDisabled={view.zoom >= 1}
            onPress={() => zoom(ZOOM_STEP)}
          />
        </div>
      </div>
    </Dialog>
  );
}
