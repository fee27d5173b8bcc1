import { STAMP_LIFE_MS } from '../constants.ts';
import type { Field } from './field.ts';

/** Lets `deltaMs` pass: everything ages, and what has lived its life is gone. */
export function simulate(field: Field, deltaMs: number): Field {
  return {
    stamps: field.stamps
      .map(stamp => ({ ...stamp, ageMs: stamp.ageMs + deltaMs }))
      .filter(stamp => stamp.ageMs < STAMP_LIFE_MS),
    petals: field.petals
      .map(petal => ({ ...petal, ageMs: petal.ageMs + deltaMs }))
      .filter(petal => petal.ageMs < petal.lifeMs),
    seed: field.seed,
  };
}
