import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writePassword } from './random-password.ts';

test('a password is four groups of four unambiguous characters, whatever is drawn', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 16, maxLength: 16 }), drawn => {
      const left = [...drawn];
      const password = writePassword(bound => (left.pop() ?? 0) % bound);
      expect(password).toMatch(/^[a-z2-9]{4}(?:-[a-z2-9]{4}){3}$/);
      expect(password).not.toMatch(/[ilo01]/);
      expect(left).toEqual([]);
    }),
  );
});

test('every character can occur at every position, and different draws give different passwords', () => {
  const written = Array.from({ length: 31 }, (_, at) => writePassword(() => at));
  expect(new Set(written).size).toBe(31);
  const bounds = new Set<number>();
  writePassword(bound => {
    bounds.add(bound);
    return 0;
  });
  expect([...bounds]).toEqual([31]);
  const places = Array.from({ length: 16 }, (_, place) => {
    let drawn = -1;
    return writePassword(() => {
      drawn += 1;
      return drawn === place ? 1 : 0;
    });
  });
  expect(new Set(places).size).toBe(16);
});
