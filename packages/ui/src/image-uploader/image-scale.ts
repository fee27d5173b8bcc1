/** Width and height of an image in pixels. */
export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** The maximum size of an image; a side without a limit is unlimited. */
export interface DimensionLimits {
  readonly maxWidth?: number | undefined;
  readonly maxHeight?: number | undefined;
}

/** The size of an image within its limits: scaled down in proportion, never up, whole pixels, at least one each. */
export function fitInto({ width, height }: Dimensions, { maxWidth, maxHeight }: DimensionLimits): Dimensions {
  const scale = Math.min(1, (maxWidth ?? width) / width, (maxHeight ?? height) / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
