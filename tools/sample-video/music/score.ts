/** A note: start (in beats of the piece), duration, pitch (MIDI number) and velocity (0–1). */
export interface Note {
  readonly beat: number;
  readonly beats: number;
  readonly pitch: number;
  readonly velocity: number;
}

/** The parts of the piece. */
export interface Score {
  readonly beats: number;
  readonly piano: readonly Note[];
  readonly strings: readonly Note[];
  readonly bells: readonly Note[];
}

const BEATS_PER_BAR = 4;

/** Sixteen bars in D: the harmony of each bar, one chord or two, bass first. */
const HARMONY: readonly (readonly (readonly string[])[])[] = [
  [['D2', 'A3', 'D4', 'E4', 'F#4']],
  [['D2', 'B3', 'D4', 'G4']],
  [['C#2', 'A3', 'C#4', 'E4']],
  [['D2', 'A3', 'D4', 'F#4']],
  [['C#2', 'A3', 'C#4', 'E4']],
  [['B1', 'A3', 'B3', 'D4', 'F#4']],
  [['A1', 'A3', 'C#4', 'F#4']],
  [['G1', 'B3', 'D4', 'G4']],
  [['F#1', 'A3', 'D4', 'F#4']],
  [['E2', 'G3', 'B3', 'D4']],
  [
    ['A1', 'A3', 'D4', 'E4'],
    ['A1', 'A3', 'C#4', 'E4'],
  ],
  [
    ['G1', 'B3', 'D4', 'G4'],
    ['F#1', 'A3', 'D4', 'F#4'],
  ],
  [['D2', 'A3', 'D4', 'F#4']],
  [
    ['C#2', 'A3', 'C#4', 'E4'],
    ['B1', 'B3', 'D4', 'F#4'],
  ],
  [
    ['G1', 'B3', 'D4', 'G4'],
    ['A1', 'A3', 'C#4', 'E4'],
  ],
  [['D2', 'A3', 'D4', 'E4', 'F#4']],
];

/** The melody, bar by bar: pitch and length in beats. */
const MELODY: readonly string[] = [
  '- 2 A5 2',
  'F#5 1 D5 1 B4 2',
  'C#5 2 E5 2',
  'F#5 1.5 E5 0.5 D5 1 A4 1',
  'C#5 1.5 D5 0.5 E5 2',
  'D5 1.5 C#5 0.5 B4 1 F#5 1',
  'E5 1 C#5 1 A4 2',
  'B4 1 D5 1 G5 1.5 F#5 0.5',
  'F#5 1 E5 0.5 D5 0.5 A5 2',
  'G5 1.5 F#5 0.5 E5 1 B4 1',
  'D5 2 C#5 1 E5 1',
  'B4 1 D5 1 F#5 1 A5 1',
  'F#5 1 A5 1 D6 1.5 C#6 0.5',
  'C#6 1 A5 1 B5 1 D6 1',
  'B5 1.5 A5 0.5 G5 1 E5 1',
  'F#5 2 D5 2',
];

/** The bell strokes: at first light and on the way out. Beat, pitch, velocity. */
const BELLS: readonly (readonly [number, string, number])[] = [
  [0.5, 'A5', 0.5],
  [2.5, 'F#5', 0.4],
  [4.5, 'D5', 0.42],
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    i => [48.5 + i, ['D6', 'A5', 'F#5', 'A5'][i % 4] ?? 'D6', 0.5 - i * 0.025] as const,
  ),
  [60, 'D6', 0.3],
];

/** Generates the whole score. */
export function writeScore(): Score {
  return {
    beats: HARMONY.length * BEATS_PER_BAR,
    piano: [...accompaniment(), ...melody()],
    strings: pads(),
    bells: BELLS.map(([beat, name, velocity]) => ({ beat, beats: 4, pitch: pitchOf(name), velocity })),
  };
}

/** The MIDI number of a note name (`C4` is 60). */
export function pitchOf(name: string): number {
  const [, letter = '', sharp = '', octave = ''] = /^([A-G])(#?)(\d)$/.exec(name) ?? [];
  const step = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }[letter];
  if (step === undefined) throw new TypeError(`not a note: ${name}`);
  return (Number(octave) + 1) * 12 + step + (sharp === '#' ? 1 : 0);
}

/** Broken chords in eighth notes over a held bass; thinner at both ends of the piece. */
function accompaniment(): Note[] {
  return chords().flatMap(({ beat, beats, pitches: [bass = 0, ...upper], bar }) => {
    const quiet = bar < 2 || bar === 15 ? 0.72 : bar >= 12 && bar < 15 ? 1.1 : 1;
    const rising = Array.from({ length: beats * 2 }, (_, i): Note => {
      const swing = [0, 1, 2, 1, 3, 2, 1, 2][i % 8] ?? 0;
      return {
        beat: beat + i * 0.5,
        beats: 1.4,
        pitch: upper[swing % upper.length] ?? 60,
        velocity: (i % 2 === 0 ? 0.3 : 0.24) * quiet,
      };
    });
    return [
      { beat, beats: beats + 0.4, pitch: bass, velocity: 0.42 * quiet },
      { beat, beats: beats + 0.2, pitch: bass + 12, velocity: 0.26 * quiet },
      ...rising,
    ];
  });
}

function melody(): Note[] {
  return MELODY.flatMap((line, bar) => {
    const words = line.split(' ');
    const notes: Note[] = [];
    let beat = bar * BEATS_PER_BAR;
    for (let i = 0; i + 1 < words.length; i += 2) {
      const [name = '-', length = '1'] = [words[i], words[i + 1]];
      const loud = bar < 3 ? 0.46 : bar >= 12 ? 0.64 : 0.56;
      if (name !== '-') notes.push({ beat, beats: Number(length) + 0.5, pitch: pitchOf(name), velocity: loud });
      beat += Number(length);
    }
    return notes;
  });
}

/** The length of each bar of the melody in beats; any length but four is a mistake in the melody. */
export function melodyBeats(): number[] {
  return MELODY.map(line => line.split(' ').reduce((sum, word, i) => sum + (i % 2 === 1 ? Number(word) : 0), 0));
}

/** Strings enter with the couple and end with the last bar. */
function pads(): Note[] {
  return chords()
    .filter(({ bar }) => bar >= 2 && bar < 16)
    .flatMap(({ beat, beats, pitches, bar }) => {
      const velocity = bar < 5 ? 0.3 : bar >= 11 && bar < 15 ? 0.52 : 0.4;
      return pitches.map((pitch, i) => ({
        beat: beat - 0.25,
        beats: beats + 0.7,
        pitch: i === 0 ? pitch + 12 : pitch + (i === pitches.length - 1 ? 12 : 0),
        velocity: i === 0 ? velocity * 1.1 : velocity,
      }));
    });
}

function chords(): { beat: number; beats: number; pitches: number[]; bar: number }[] {
  return HARMONY.flatMap((bar, index) => {
    const beats = BEATS_PER_BAR / bar.length;
    return bar.map((names, half) => ({
      beat: index * BEATS_PER_BAR + half * beats,
      beats,
      pitches: names.map(pitchOf),
      bar: index,
    }));
  });
}
