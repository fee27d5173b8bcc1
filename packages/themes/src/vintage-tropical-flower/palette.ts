/** The inks of a plate: the three planes of depth and the heavy contour of stamps. */
export const INKS = {
  /** Specimens in front. */
  burin: '#4d3e32',
  middle: '#77664f',
  far: '#a3937c',
  contour: '#33271f',
  rule: '#43382f',
  accent: '#7b5a46',
  warm: '#b9705f',
} as const;

/** The sheets used as paper. */
export const PAPERS = { sheet: '#f3ead9', card: '#fbf5e8', label: '#f8f1e2', edge: '#c3b08c' } as const;

/** Hand tints, faded as on an old sheet: from the base of a form to its tip. */
export const TINTS = {
  green: ['#b3b79a', '#cfceb2', '#dcd7bd'],
  deepGreen: ['#98a288', '#b9bea1', '#d3d1b6'],
  blueGreen: ['#94a69d', '#b3c0b0', '#d2d3c0'],
  palm: ['#cdd0b6', '#dddcc6'],
  coolPalm: ['#c6cab0', '#dadac4'],
  far: ['#e0dbc6', '#e9e3d0'],
  rose: ['#eed9c6', '#dba999', '#c68979'],
  innerRose: ['#f2e4d3', '#e4c2af', '#d19e8e'],
  ochre: ['#cf9a5c', '#dfbd80', '#ecd7a9'],
  orange: ['#c58656', '#d9a570', '#e9cb97'],
  blue: ['#72868f', '#95a8ab', '#bcc7c0'],
  orchid: ['#d9aea2', '#eed8ca', '#f7efe0'],
  lip: ['#b4665a', '#d99a86', '#ecc9a4'],
  stem: ['#adad8b', '#c6c3a1'],
  wood: ['#c3a98a', '#d8c3a3'],
  bark: ['#b89d7d', '#cdb697', '#d8c3a3'],
  back: ['#6f8a83', '#94a996', '#bcc5a8'],
  wing: ['#8d8478', '#b5aa98', '#d8cdb8'],
  belly: ['#efe5d2', '#e3d5bd', '#c9c0a2'],
  throat: ['#a9574d', '#c98273'],
} as const satisfies Record<string, readonly [string, string, ...string[]]>;
