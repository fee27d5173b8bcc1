import type { Layer } from './layer.ts';

/** What stands in a shot, from far to near: sheets and light. */
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

/** Where the camera looks: moved in px, and how near it is. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** The words of a lower third, in both languages, and when they stand (seconds of the shot). */
export interface Title {
  readonly ja: string;
  readonly en: string;
  readonly inS: number;
  readonly outS: number;
}

/** One shot; it overlaps its neighbours by the fade. */
export interface Shot {
  readonly id: string;
  readonly durationS: number;
  readonly camera: { readonly from: Camera; readonly to: Camera };
  readonly items: readonly Item[];
  readonly title?: Title;
}

/** A shot with its place in the film. */
export interface TimedShot extends Shot {
  readonly startS: number;
}

/** The whole film; after its end it begins again without a seam. */
export interface Film {
  readonly fadeS: number;
  readonly totalS: number;
  readonly shots: readonly TimedShot[];
  readonly petals: readonly string[];
}
