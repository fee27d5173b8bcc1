import { artwork } from '@kotohogi/themes/artwork';
import { STYLISH_HERO } from '@kotohogi/themes/stylish/settings';
import type { CSSProperties } from 'react';
import type { HeroProps } from '../hero-props.ts';
import { HERO_WIDTHS, likelyWidth } from '../hero-width.ts';
import { coupleDrawing } from './couple-drawing.ts';
import { figuresEm, hangEm } from './measures.ts';
import styles from './sheet.module.css';

/**
 * The line, in the drawing of each composition. The style sheet shows one of them; unlikely ones load lazily once a
 * card has that width.
 */
function Line({ pattern, drawing }: Pick<HeroProps, 'pattern'> & { readonly drawing: string }) {
  const likely = likelyWidth();
  return HERO_WIDTHS.map(width => {
    const { width: sheetWidth, height, bleed } = STYLISH_HERO[width];
    const piece =
      drawing === 'hero' ? (`hero-${width}` as const) : (`extra-${drawing.replace('extra-', '')}-${width}` as const);
    return (
      <img
        key={width}
        className={styles.line}
        data-width={width}
        src={artwork(pattern, piece)}
        alt=""
        width={sheetWidth + 2 * bleed}
        height={height}
        fetchPriority={width === likely ? 'high' : 'low'}
        loading={width === likely ? 'eager' : 'lazy'}
      />
    );
  });
}

/** Month and day as large as the sheet allows. Decorative: the date is in the text below. */
function Numerals({ month, day }: { readonly month: number; readonly day: number }) {
  const measure = (value: number): CSSProperties => ({ '--em': figuresEm(value), '--hang': hangEm(value) });
  return (
    <>
      <span className={styles.month} style={measure(month)} aria-hidden="true">
        {month}
      </span>
      <span className={styles.day} style={measure(day)} aria-hidden="true">
        {day}
      </span>
    </>
  );
}

export interface SheetProps extends Pick<HeroProps, 'pattern' | 'alt'> {
  readonly photo: HeroProps['content']['mainPhoto'];
  readonly people: HeroProps['content']['profiles'];
  readonly month: number;
  readonly day: number;
}

/** The picture of the hero: the numerals, and over them the line as the couple or as the frame of their photo. */
export function Sheet({ pattern, photo, alt, people, month, day }: SheetProps) {
  return (
    <div className={styles.sheet} data-photo={photo !== null || undefined}>
      <Numerals month={month} day={day} />
      {photo !== null && (
        <img className={styles.photo} {...photo.img} width={photo.width} height={photo.height} alt={alt} />
      )}
      <Line pattern={pattern} drawing={photo === null ? coupleDrawing(people) : 'extra-frame'} />
    </div>
  );
}
