import type { CubicNumbers } from '../../drawing/curve.ts';
import { bezierAngle, bezierAt, clamp, lerp, type Point3 } from './geometry.ts';

/** A surface in space: `u` in 0–1 runs along it, `v` in −1–1 across. Every engraved form is one. */
export type Patch = (u: number, v: number) => Point3;

/** A half-width along a form, px, for `u` in 0–1. */
export type Profile = (u: number) => number;

/** A lance-shaped half-width: `skew` below 1 moves the widest point toward the base. */
export const lance =
  (width: number, skew = 0.7): Profile =>
  u =>
    width * Math.max(0, Math.sin(Math.PI * clamp(u) ** skew)) ** 0.92;

/** An oval half-width: fuller than a lance. */
export const oval =
  (width: number, skew = 0.9): Profile =>
  u =>
    width * Math.max(0, Math.sin(Math.PI * clamp(u) ** skew)) ** 0.62;

/** A half-width that changes linearly from one value to another. */
export const taper =
  (from: number, to: number): Profile =>
  u =>
    lerp(from, to, u);

/** The relief of a blade in space, as shares of its half-width (`arch`, `wave`: px). */
export interface BladeRelief {
  /** Both halves slope down from the midrib. */
  readonly fold?: number;
  /** The edges rise (positive) or fall. */
  readonly cup?: number;
  readonly arch?: number;
  readonly wave?: number;
  readonly waves?: number;
  readonly phase?: number;
  /** Width of the upper half relative to the lower. */
  readonly upper?: number;
}

/** A blade along a curve: leaf, petal, feather. */
export function bladePatch(curve: CubicNumbers, width: Profile, relief: BladeRelief = {}): Patch {
  const { fold = 0, cup = 0, arch = 0, wave = 0, waves = 18, phase = 0, upper = 1 } = relief;
  return (u, v) => {
    const [x, y] = bezierAt(curve, u);
    const angle = bezierAngle(curve, u);
    const half = width(u) * (v < 0 ? upper : 1);
    const ripple = wave * Math.sin(u * waves + phase + v * 1.2) * Math.abs(v);
    return [
      x - Math.sin(angle) * half * v,
      y + Math.cos(angle) * half * v,
      -fold * half * Math.abs(v) + cup * half * v * v + arch * Math.sin(u * Math.PI) + ripple,
    ];
  };
}

/** A round stem along a curve. */
export function tubePatch(curve: CubicNumbers, width: Profile): Patch {
  return (u, v) => {
    const [x, y] = bezierAt(curve, u);
    const angle = bezierAngle(curve, u);
    const half = width(u);
    const side = clamp(v, -0.999, 0.999);
    return [
      x - Math.sin(angle) * half * side,
      y + Math.cos(angle) * half * side,
      half * Math.sqrt(1 - side * side) * 1.15,
    ];
  };
}

/** Placement of a form: mirrored (`flip` −1), rotated (degrees), scaled, moved. */
export interface Placement {
  readonly x?: number;
  readonly y?: number;
  readonly rotate?: number;
  readonly scale?: number;
  readonly flip?: 1 | -1;
}

/** Returns a stance as a function on points in space. */
export function placementMap({ x = 0, y = 0, rotate = 0, scale = 1, flip = 1 }: Placement): (point: Point3) => Point3 {
  const angle = (rotate * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return ([px, py, pz]) => [x + px * flip * cos - py * sin, y + px * flip * sin + py * cos, pz * scale];
}

/** A form with its stance applied. */
export function placedPatch(patch: Patch, stance: Placement): Patch {
  const map = placementMap(stance);
  return (u, v) => map(patch(u, v));
}
