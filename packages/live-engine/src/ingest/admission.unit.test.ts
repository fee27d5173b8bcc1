import { describe, expect, it } from 'vitest';
import { Admission } from './admission.ts';

function house(maxConnections: number, maxConnectionsPerAddress: number) {
  const sentAway: string[] = [];
  const admission = new Admission({ maxConnections, maxConnectionsPerAddress });
  const enter = (name: string, address = name) => admission.enter(address, () => void sentAway.push(name));
  return { enter, sentAway };
}

describe('a full connection limit', () => {
  it('evicts the oldest connection without a key, never one that has shown a key', () => {
    const { enter, sentAway } = house(3, 3);
    enter('encoder')?.trust();
    const first = enter('first');
    enter('second');
    expect(enter('third')).not.toBeNull();
    expect(sentAway).toEqual(['first']);
    first?.leave();
    expect(enter('fourth')).not.toBeNull();
    expect(sentAway).toEqual(['first', 'second']);
  });

  it('refuses newcomers while all connections have shown a key, until one leaves', () => {
    const { enter, sentAway } = house(2, 2);
    const one = enter('one');
    one?.trust();
    enter('two')?.trust();
    expect(enter('three')).toBeNull();
    one?.leave();
    one?.leave();
    expect(enter('three')).not.toBeNull();
    expect(enter('four')).not.toBeNull();
    expect(sentAway).toEqual(['three']);
  });

  it('limits an address to its share before a key is shown, and admits an encoder with a key beyond it', () => {
    const { enter, sentAway } = house(10, 2);
    enter('encoder', 'same')?.trust();
    enter('a', 'same');
    enter('b', 'same');
    expect(enter('spare', 'same')).not.toBeNull();
    expect(enter('d', 'other')).not.toBeNull();
    expect(sentAway).toEqual(['a']);
  });
});
