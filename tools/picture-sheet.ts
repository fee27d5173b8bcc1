import sharp from 'sharp';

/** A sheet of pictures in columns of equal width. Lengths in pixels. */
export interface Sheet {
  readonly columns: number;
  /** Width of a column. */
  readonly tile: number;
  readonly gap: number;
  /** Background color between the pictures. */
  readonly ground: string;
  /** WebP quality, 1 to 100. */
  readonly quality: number;
}

/** A picture that spans this many columns. */
export interface PlacedPicture {
  readonly picture: Buffer;
  readonly columns: number;
}

/** Places each picture where the most room is left, so that pictures of one shape form rows. */
export async function arrangePictures(pictures: readonly PlacedPicture[], sheet: Sheet, file: string): Promise<void> {
  const { columns: across, tile, gap, ground, quality } = sheet;
  const ends = new Array<number>(across).fill(gap);
  const hung = [];
  for (const { picture, columns } of pictures) {
    const { data, info } = await sharp(picture)
      .resize({ width: columns * tile + (columns - 1) * gap })
      .toBuffer({ resolveWithObject: true });
    const tops = ends.slice(0, across - columns + 1).map((_, at) => Math.max(...ends.slice(at, at + columns)));
    const top = Math.min(...tops);
    const column = tops.indexOf(top);
    hung.push({ input: data, left: gap + column * (tile + gap), top });
    ends.fill(top + info.height + gap, column, column + columns);
  }
  const size = { width: across * (tile + gap) + gap, height: Math.max(...ends) };
  await sharp({ create: { ...size, channels: 3, background: ground } })
    .composite(hung)
    .webp({ quality, effort: 6 })
    .toFile(file);
}
