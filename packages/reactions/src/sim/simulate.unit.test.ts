import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_PETALS,
  MAX_STAMPS,
  MOTION_PATTERN_COUNT,
  PETAL_FADE_OUT_MS,
  RISE_RATIO,
  STAMP_LIFE_MS,
  STAMP_WIDTH_RATIO,
  SWAY_RATIO,
} from '../constants.ts';
import { emptyField, type Field, isEmpty } from './field.ts';
import { MOTION_PATTERNS, patternPosition } from './pattern.ts';
import { petalPose, stampPose } from './pose.ts';
import { simulate } from './simulate.ts';
import { spawnShower, spawnStamp } from './spawn.ts';

type Step = { do: 'stamp' | 'own-stamp' | 'shower' } | { do: 'wait'; ms: number };

const PETALS = ['petal-pink', 'petal-yellow'];
const seeds = fc.integer({ min: 0, max: 0xffffffff });
const steps = fc.array(
  fc.oneof(
    fc.constantFrom<Step>({ do: 'stamp' }, { do: 'own-stamp' }, { do: 'shower' }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 700 }) }),
  ),
  { maxLength: 120 },
);

function play(field: Field, step: Step): Field {
  switch (step.do) {
    case 'stamp':
      return spawnStamp(field, 'natural-heart', false);
    case 'own-stamp':
      return spawnStamp(field, 'natural-heart', true);
    case 'shower':
      return spawnShower(field, PETALS);
    case 'wait':
      return simulate(field, step.ms);
  }
}

describe('simulate', () => {
  it('never shows more than 100 petals, nor more stamps than the limit', () => {
    fc.assert(
      fc.property(seeds, steps, (seed, script) => {
        let field = emptyField(seed);
        for (const step of script) {
          field = play(field, step);
          expect(field.petals.length).toBeLessThanOrEqual(MAX_PETALS);
          expect(field.stamps.length).toBeLessThanOrEqual(MAX_STAMPS);
        }
      }),
    );
  });

  it('moves in the same way for the same seed', () => {
    fc.assert(
      fc.property(seeds, steps, (seed, script) => {
        const run = () => script.reduce(play, emptyField(seed));
        expect(run()).toEqual(run());
      }),
    );
  });

  it('lets a stamp live exactly 2250 ms, however the time is split', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 40 }), (seed, cuts) => {
        let field = spawnStamp(emptyField(seed), 'natural-heart', false);
        let ageMs = 0;
        for (const cut of cuts) {
          field = simulate(field, cut);
          ageMs += cut;
          expect(field.stamps.length).toBe(ageMs < STAMP_LIFE_MS ? 1 : 0);
        }
      }),
    );
  });

  it('ends every petal at the end of its own life and is then empty', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const thrown = spawnShower(emptyField(seed), PETALS);
        const longestMs = Math.max(...thrown.petals.map(petal => petal.lifeMs - petal.ageMs));
        expect(isEmpty(simulate(thrown, longestMs - 0.5))).toBe(false);
        expect(isEmpty(simulate(thrown, longestMs + 0.5))).toBe(true);
      }),
    );
  });

  it('keeps every stamp inside the picture, for wide and for square ones', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.integer({ min: 0, max: STAMP_LIFE_MS - 1 }),
        fc.double({ min: 1, max: 2.4, noNaN: true }),
        (seed, ageMs, aspect) => {
          const [stamp] = simulate(spawnStamp(emptyField(seed), 'natural-heart', false), ageMs).stamps;
          if (stamp === undefined) throw new Error('the stamp should be alive');
          const { x, y } = stampPose(stamp);
          const half = STAMP_WIDTH_RATIO / 2;
          expect(x - half).toBeGreaterThanOrEqual(0);
          expect(x + half).toBeLessThanOrEqual(1);
          expect(y - half * aspect).toBeGreaterThanOrEqual(0);
          expect(y + half * aspect).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('keeps every petal between the side edges, from just above to just below', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 6_500 }), (seed, ageMs) => {
        for (const petal of simulate(spawnShower(emptyField(seed), PETALS), ageMs).petals) {
          const { x, y, opacity } = petalPose(petal);
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(1);
          expect(y).toBeGreaterThanOrEqual(-0.1);
          expect(y).toBeLessThanOrEqual(1.1);
          expect(opacity).toBeGreaterThanOrEqual(0);
          expect(opacity).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe('motion', () => {
  it('has ten patterns, each within half a sway band to both sides', () => {
    expect(MOTION_PATTERNS.length).toBe(MOTION_PATTERN_COUNT);
    for (const pattern of MOTION_PATTERNS) {
      for (let step = 0; step <= 200; step += 1) {
        expect(Math.abs(patternPosition(pattern, step / 200).band)).toBeLessThanOrEqual(0.5);
      }
    }
  });

  it('gives each pattern its own path', () => {
    const paths = MOTION_PATTERNS.map(pattern =>
      [0.25, 0.5, 0.75, 1].map(at => patternPosition(pattern, at).band.toFixed(3)).join(),
    );
    expect(new Set(paths).size).toBe(MOTION_PATTERN_COUNT);
  });

  it('rises by half the container and sways by less than a third', () => {
    const born = { sprite: 's', ageMs: 0, pattern: 3, side: 1, x: 0.5, y: 0.8 } as const;
    expect(stampPose(born).y - stampPose({ ...born, ageMs: 2_000 }).y).toBeCloseTo(RISE_RATIO);
    expect(Math.abs(stampPose({ ...born, ageMs: 900 }).x - 0.5)).toBeLessThanOrEqual(SWAY_RATIO / 2);
  });

  it('is invisible at the start and the end, and 6 % wide in between', () => {
    const stamp = { sprite: 's', pattern: 0, side: 1, x: 0.5, y: 0.8 } as const;
    expect(stampPose({ ...stamp, ageMs: 0 }).opacity).toBe(0);
    expect(stampPose({ ...stamp, ageMs: 1_000 })).toMatchObject({ opacity: 1, width: STAMP_WIDTH_RATIO });
    expect(stampPose({ ...stamp, ageMs: STAMP_LIFE_MS }).opacity).toBe(0);
  });

  it('fades a petal over its last 750 ms', () => {
    const [petal] = spawnShower(emptyField(7), PETALS).petals;
    if (petal === undefined) throw new Error('a shower has petals');
    const at = (ageMs: number) => petalPose({ ...petal, ageMs }).opacity;
    expect(at(-1)).toBe(0);
    expect(at(petal.lifeMs - PETAL_FADE_OUT_MS)).toBe(1);
    expect(at(petal.lifeMs - PETAL_FADE_OUT_MS / 2)).toBeCloseTo(0.5);
    expect(at(petal.lifeMs)).toBe(0);
  });

  it('replaces the oldest stamp by an own one, and drops one of another guest, when the field is full', () => {
    let field = emptyField(1);
    for (let count = 0; count < MAX_STAMPS; count += 1) field = spawnStamp(field, `stamp-${count}`, false);
    expect(spawnStamp(field, 'late', false)).toBe(field);
    const mine = spawnStamp(field, 'mine', true);
    expect(mine.stamps.length).toBe(MAX_STAMPS);
    expect(mine.stamps.at(-1)?.sprite).toBe('mine');
    expect(mine.stamps.some(stamp => stamp.sprite === 'stamp-0')).toBe(false);
  });

  it('refuses a shower without petals', () => {
    expect(() => spawnShower(emptyField(1), [])).toThrow('missing sprite type');
  });
});
