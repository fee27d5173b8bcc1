/** The placeholders allowed in the couple's message to their friends (docs/product/invitation.md#sharing). */
export const TEMPLATE_TAGS = ['names', 'date', 'url', 'deadline'] as const;
export type TemplateTag = (typeof TEMPLATE_TAGS)[number];

/** The values of the placeholders; null if no deadline is set. */
export interface TemplateFacts {
  readonly names: string;
  readonly date: string;
  readonly url: string;
  readonly deadline: string | null;
}

/** The default message, until the couple writes their own. */
export const DEFAULT_SNS_TEMPLATE = {
  ja: `このたび、結婚式を挙げることになりました。
遠くにいても見届けていただけるように、オンラインでもご参列いただけます。

{names}
{date}

招待状はこちらです。
{url}

{deadline}までにお返事をいただけるとうれしいです。`,
  en: `We are getting married, and we would love to have you with us online,
wherever you are.

{names}
{date} (time in Japan)

Our invitation:
{url}

Please let us know by {deadline}.`,
} as const;

/**
 * Fills the placeholders of a message. Unknown ones stay as they are, so that a typo is visible. Without a deadline,
 * the lines that mention it are left out.
 */
export function fillTemplate(template: string, facts: TemplateFacts): string {
  const lines = facts.deadline === null ? withoutLines(template, '{deadline}') : template;
  return lines.replace(/\{(\w+)\}/g, (whole, tag: string) => {
    const known = TEMPLATE_TAGS.find(one => one === tag);
    return known === undefined ? whole : (facts[known] ?? '');
  });
}

function withoutLines(text: string, mark: string): string {
  return text
    .split('\n')
    .filter(line => !line.includes(mark))
    .join('\n')
    .trimEnd();
}

/** Unknown placeholders in the order they appear, for a hint while writing. */
export function unknownTags(template: string): string[] {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? '');
  return [...new Set(names)].filter(name => !TEMPLATE_TAGS.some(tag => tag === name));
}
