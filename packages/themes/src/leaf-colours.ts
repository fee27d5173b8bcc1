/** Every leaf color of the six patterns (docs/product/pattern.md#leaves-and-petals). */
export const LEAF_COLOURS = [
  'blue',
  'classicpink',
  'gold',
  'green',
  'pink',
  'stylishblue',
  'stylishgreen',
  'stylishpink',
  'vintageblue',
  'vintagegreen',
  'vintagepink',
  'yellow',
  'yellowgreen',
] as const;

export type LeafColour = (typeof LEAF_COLOURS)[number];

/**
 * The paint of a leaf: its wash runs from `light` to `deep`; `ink` is the color of the name, at least 4.5:1 on both.
 */
export interface LeafPaint {
  readonly light: string;
  readonly deep: string;
  readonly ink: string;
}

/** Color values for canvas and SVG, which a style sheet does not reach. */
export const LEAF_PAINTS: Readonly<Record<LeafColour, LeafPaint>> = {
  blue: { light: '#dfebef', deep: '#a9c8d2', ink: '#1f4654' },
  classicpink: { light: '#fae7e4', deep: '#e3b0b2', ink: '#641f35' },
  gold: { light: '#fbf1d6', deep: '#e0c68d', ink: '#46300f' },
  green: { light: '#d3e3c3', deep: '#9dbd86', ink: '#2a4526' },
  pink: { light: '#fce4dd', deep: '#efb9ac', ink: '#6d2f26' },
  stylishblue: { light: '#bccad2', deep: '#a9bac4', ink: '#1e1f22' },
  stylishgreen: { light: '#c5ccbb', deep: '#b3bca7', ink: '#1e1f22' },
  stylishpink: { light: '#e2ccc5', deep: '#d6bab2', ink: '#1e1f22' },
  vintageblue: { light: '#dfe6e2', deep: '#b9c6c3', ink: '#27383d' },
  vintagegreen: { light: '#e2e6d0', deep: '#bcc4a2', ink: '#32391f' },
  vintagepink: { light: '#f3dfd5', deep: '#ddb4a3', ink: '#552a20' },
  yellow: { light: '#fcf1c8', deep: '#efd283', ink: '#5a4410' },
  yellowgreen: { light: '#e9eebc', deep: '#c3d07c', ink: '#434d19' },
};
