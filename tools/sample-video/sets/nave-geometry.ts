import type { Point } from '@kotohogi/themes/drawing/curve';

/** The vanishing point of the nave. */
export const V: Point = [640, 318];
/** The end wall, measured from the vanishing point: half width, eaves, apex, floor. */
export const WALL = { half: 214, eaves: -92, apex: -292, floor: 118 } as const;
