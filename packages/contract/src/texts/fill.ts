import { isolated } from '@kotohogi/domain/kernel/marks';

/** The values a text can contain. */
export type TextParams = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Fills values into a text: `{n}` becomes the value named n; an unknown name stays visible as it is. */
export function fill(text: string, params: TextParams = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = params[key];
    return value === undefined || value === null ? whole : isolated(String(value));
  });
}
