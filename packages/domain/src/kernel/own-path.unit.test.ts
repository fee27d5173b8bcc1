import { describe, expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

const OWN = 'https://kotohogi.example';
const read = (address: string) => ownPath(address, OWN);

describe('given an address to continue to', () => {
  test('when it is one of our own pages, as a path or in full, then its path is kept with query and fragment', () => {
    expect(read('/c/a/weddings/b?x=%E5%B0%8F%2F#tree')).toBe('/c/a/weddings/b?x=%E5%B0%8F%2F#tree');
    expect(read(`${OWN}/c/a`)).toBe('/c/a');
    expect(read(OWN)).toBe('/');
    expect(read('/login?callback=https://kotohogi.example//x')).toBe('/login?callback=https://kotohogi.example//x');
  });

  test('when it leads elsewhere, in any notation, then it is refused', () => {
    const elsewhere = [
      ...[
        '',
        'c/a',
        '//evil',
        '\\evil',
        '/\\evil',
        '\\\\evil',
        '/a//evil',
        'https:evil',
        'https:/evil',
        'https://evil/',
      ],
      ...['javascript:alert(1)', 'https://kotohogi.example.evil/', 'https://kotohogi.example@evil/', `${OWN}//evil`],
      ...['/%2fevil', '/%2Fevil', '/%5cevil', '/%252fevil', '/%25252fevil', '/%09/evil', '/a%0d%0aset-cookie', '/%'],
      ...['/\t/evil', '/\n/evil', ' /a', '\0/a', '/a\\..\\evil', '/\u0085/evil'],
    ];
    for (const address of elsewhere) expect([address, read(address)]).toEqual([address, undefined]);
  });
});
