import { parseId } from '@kotohogi/domain/kernel/ids';
import { notFound } from '@tanstack/react-router';

/** Throws a 404 for a text of the path that cannot be an id. */
export function needId(text: string): void {
  if (parseId(text) === undefined) throw notFound();
}
