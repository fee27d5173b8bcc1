import { isolated } from '@kotohogi/domain/kernel/marks';

/** Facts a text may name. */
export type TextParams = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Puts facts into a text: `{n}` becomes the value named n; an unknown name stays as it is, so that it is seen. */
export function fill(text: string, params: TextParams = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = params[key];
    return value === undefined || value === null ? whole : isolated(String(value));
  });
}
