import { showerPetal } from '@kotohogi/themes/natural/petals';

/** The thrown petals, as drawings of 96 px. */
export function artworkPetals(): string[] {
  return (['pink', 'heart', 'yellow', 'pink', 'red'] as const).map(kind =>
    showerPetal(kind).replace('<svg ', '<svg width="96" height="96" '),
  );
}
