import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cue, readCaptions, writeCaptions } from './caption.ts';

const file = (...lines: string[]) => ['WEBVTT', '', ...lines].join('\n');
const cue = (startMs: number, endMs: number, text: string, settings = ''): Cue => ({ startMs, endMs, settings, text });

describe('given a caption file', () => {
  test('when it is valid, then its cues are read, whatever editor wrote it', () => {
    const lines = [
      '\uFEFFWEBVTT - 挙式',
      'Kind: captions',
      '',
      'STYLE',
      '::cue { color: red }',
      '',
      'NOTE nothing to see',
      'here',
      '',
      '入場',
      '00:01.000 --> 00:02.500 line:84% align:center region:r1',
      '新郎新婦が',
      '入場します  ',
      '',
      '',
      '01:00:00.000 \t-->  01:00:02.000',
      '<v 司会>おめでとうございます',
      '',
    ];
    const cues = [
      cue(1_000, 2_500, '新郎新婦が\n入場します', 'line:84% align:center'),
      cue(3_600_000, 3_602_000, '<v 司会>おめでとうございます'),
    ];
    for (const end of ['\n', '\r\n', '\r']) expect(readCaptions(lines.join(end))).toEqual(cues);
  });

  test.each([
    ['another kind of file', '1\n00:00:01,000 --> 00:00:02,000\na', 'signature', 1],
    ['a longer first word', 'WEBVTTX\n\n00:01.000 --> 00:02.000\na', 'signature', 1],
    ['nothing in it', 'WEBVTT', 'empty', 1],
    ['notes alone', file('NOTE a'), 'empty', 1],
    ['times with commas', file('00:00:01,000 --> 00:00:02,000', 'a'), 'timing', 3],
    ['a minute of 61 seconds', file('00:01.000 --> 00:02.000', 'a', '', '00:61.000 --> 02:00.000', 'b'), 'timing', 6],
    ['an end before the beginning', file('00:02.000 --> 00:01.000', 'a'), 'backwards', 3],
    [
      'a cue before the one before',
      file('00:02.000 --> 00:03.000', 'a', '', 'n', '00:01.000 --> 00:04.000', 'b'),
      'order',
      7,
    ],
    ['no words', file('00:01.000 --> 00:02.000', '', '00:03.000 --> 00:04.000', 'b'), 'noText', 3],
    ['words without times', file('00:01.000 --> 00:02.000', 'a', '', 'b', 'c'), 'block', 6],
    [
      'two cues without a line between',
      file('00:01.000 --> 00:02.000', 'a', '00:03.000 --> 00:04.000', 'b'),
      'block',
      5,
    ],
    ['a cue right under the head', 'WEBVTT\n00:01.000 --> 00:02.000\na', 'block', 2],
    ['an unknown setting', file('00:01.000 --> 00:02.000 colour:red', 'a'), 'setting', 3],
    ['a book', file('00:01.000 --> 00:02.000', 'あ'.repeat(501)), 'tooLong', 3],
  ])('when it has %s, then the invalid line is reported', (_, text, defect, line) => {
    expect(readCaptions(text)).toEqual({ defect, line });
  });

  test.each(['a\n\u3000\nb', ' \na\nb', 'a\nb\n\uFEFF'])(
    'when a line of %j is empty for a reader, then the other lines stay together',
    text => {
      const found = readCaptions(file('00:01.000 --> 00:02.000', text));
      expect(found).toEqual([{ startMs: 1_000, endMs: 2_000, settings: '', text: 'a\nb' }]);
    },
  );

  test('any file is read or refused at one of its lines', () => {
    const piece = fc.constantFrom(
      'WEBVTT',
      '',
      '-->',
      '00:01.000 --> 00:02.000',
      'NOTE',
      'あ',
      '00:00.000 -->',
      '\uFEFF',
      ' ',
    );
    const beginning = fc.constantFrom([], ['WEBVTT', ''], ['WEBVTT', '', '00:01.000 --> 00:02.000']);
    fc.assert(
      fc.property(beginning, fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }), (first, lines) => {
        const text = [...first, ...lines].join('\n');
        const found = readCaptions(text);
        if ('defect' in found) expect(found.line).toBeLessThanOrEqual(text.split(/\r\n|\n|\r/).length);
        else expect(readCaptions(writeCaptions(found))).toEqual(found);
      }),
    );
  });

  test('when its cues are written again, then reading them gives the same cues', () => {
    const line = fc
      .string({ unit: fc.constantFrom('あ', '祝', 'a', 'Z', '1', '<i>', ' ', '-', '>', ':') })
      .map(text => `語${text}語`);
    const texts = fc.array(line, { minLength: 1, maxLength: 3 }).map(lines => lines.join('\n'));
    const cues = fc
      .array(fc.record({ startMs: fc.nat(36_000_000), forMs: fc.integer({ min: 1, max: 9_999 }), text: texts }), {
        minLength: 1,
        maxLength: 20,
      })
      .map(list =>
        list
          .toSorted((a, b) => a.startMs - b.startMs)
          .map(({ startMs, forMs, text }) => cue(startMs, startMs + forMs, text)),
      );
    fc.assert(
      fc.property(cues, list => {
        fc.pre(!list.some(({ text }) => text.includes('-->')));
        expect(readCaptions(writeCaptions(list))).toEqual(list);
      }),
    );
  });
});
