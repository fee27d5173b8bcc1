import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recipientsOf } from './decide.ts';

const list = fc.array(fc.constantFrom('a@example.jp', 'b@example.jp', 'c@example.jp'), { maxLength: 3 });
const destinations = { emergencyDestination: list, liveErrorDestination: list };

test('given alarms, then exactly one source provides the recipients: stored, environment, or the own address', () => {
  const stored = fc.record({ email: fc.constantFrom('', 'own@example.jp'), ...destinations });
  const kind = fc.constantFrom('emergencyDestination' as const, 'liveErrorDestination' as const);
  fc.assert(
    fc.property(kind, stored, fc.record(destinations), (name, own, environment) => {
      const sources = [own[name], environment[name], own.email === '' ? [] : [own.email]];
      expect(recipientsOf(name, own, environment)).toEqual(sources.find(source => source.length > 0) ?? []);
    }),
  );
});
