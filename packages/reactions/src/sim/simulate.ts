import { STAMP_LIFE_MS } from '../constants.ts';
import type { Field } from './field.ts';

/** Advances the field by `deltaMs`: everything ages, and what has reached the end of its life is removed. */
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
