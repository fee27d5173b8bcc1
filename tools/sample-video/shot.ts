import type { Layer } from './layer.ts';

/** The items of a shot, from far to near: sheets and light. */
export type Item =
  | ({ readonly kind: 'sheet' } & Layer)
  | {
      readonly kind: 'rays';
      readonly x: number;
      readonly y: number;
      readonly depth: number;
      readonly rays: readonly Ray[];
    }
  | {
      readonly kind: 'glow';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly alpha: number;
      readonly depth: number;
    }
  | {
      readonly kind: 'dust';
      readonly count: number;
      readonly seed: number;
      readonly area: readonly [number, number, number, number];
      readonly depth: number;
    }
  | {
      readonly kind: 'petals';
      readonly count: number;
      readonly seed: number;
      readonly size: number;
      readonly depth: number;
      readonly windS?: number;
    }
  | { readonly kind: 'flames'; readonly points: readonly (readonly [number, number, number])[]; readonly depth: number }
  | {
      readonly kind: 'writing';
      readonly d: string;
      readonly hand: Layer;
      readonly nib: readonly [number, number];
      readonly during: readonly [number, number];
      readonly depth: number;
      readonly width: number;
    }
  | { readonly kind: 'shade'; readonly alpha: number };

/** A beam: its angle and spread in degrees, its length in px, its strength. */
export interface Ray {
  readonly angle: number;
  readonly spread: number;
  readonly length: number;
  readonly alpha: number;
}

/** Camera position: offset in px, and zoom. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** The text of a lower third, in both languages, and when it is shown (seconds of the shot). */
export interface Title {
  readonly ja: string;
  readonly en: string;
  readonly inS: number;
  readonly outS: number;
}

/** One shot; it overlaps the shots before and after it by the fade. */
export interface Shot {
  readonly id: string;
  readonly durationS: number;
  readonly camera: { readonly from: Camera; readonly to: Camera };
  readonly items: readonly Item[];
  readonly title?: Title;
}

/** A shot with its position in the film. */
export interface TimedShot extends Shot {
  readonly startS: number;
}

/** The whole film; it loops seamlessly. */
export interface Film {
  readonly fadeS: number;
  readonly totalS: number;
  readonly shots: readonly TimedShot[];
  readonly petals: readonly string[];
}
