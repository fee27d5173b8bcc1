import { readFileSync, writeFileSync } from 'node:fs';
import type { RefusalKind } from '@kotohogi/domain/payment/answer';
import { ENGLISH } from './messages-en.ts';

/** Errors with the same meaning and the same guest message. `codes` are separated by spaces. */
export interface ErrorGroup {
  readonly kind: RefusalKind;
  readonly ja: string;
  readonly en: string;
  readonly codes: string;
}

/** The table's terms for a kind, and ours. Errors of payment methods we do not offer do not apply to card payments. */
const KINDS: Readonly<Record<string, RefusalKind>> = {
  input: 'input',
  card: 'card',
  token: 'token',
  '3ds': '3ds',
  state: 'state',
  merchant: 'merchant',
  concurrency: 'busy',
  system: 'system',
  'other-method': 'unknown',
};

/** The cells of one CSV line; a quoted cell may contain commas. The table has no quotes inside cells. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(match => match[1] ?? match[2] ?? '');
}

function lookUp(table: Readonly<Record<string, string>>, key: string): string {
  const value = table[key];
  if (value === undefined) throw new Error(`no translation for: ${key}`);
  return value;
}

/** Condenses the error list (err_info, group, condition, kind, retryable, user_message_ja) to groups, in its order. */
export function buildErrorGroups(csv: string): ErrorGroup[] {
  const groups = new Map<string, { kind: RefusalKind; ja: string; codes: string[] }>();
  for (const line of csv.trim().split('\n').slice(1)) {
    const [code = '', , , word = '', , ja = ''] = cellsOf(line);
    const kind = KINDS[word];
    if (kind === undefined) throw new Error(`no such kind: ${line}`);
    const group = groups.get(`${kind} ${ja}`) ?? { kind, ja, codes: [] };
    group.codes.push(code);
    groups.set(`${kind} ${ja}`, group);
  }
  return [...groups.values()].map(({ kind, ja, codes }) => ({
    kind,
    ja,
    en: lookUp(ENGLISH, ja),
    codes: codes.join(' '),
  }));
}

/** The text of the generated file. */
export function renderErrorTable(csv: string): string {
  return `${JSON.stringify({ groups: buildErrorGroups(csv) }, null, 2)}\n`;
}

if (import.meta.main) {
  const csv = readFileSync(new URL('./gateway-errors.csv', import.meta.url), 'utf8');
  writeFileSync(new URL('./error-table.json', import.meta.url), renderErrorTable(csv));
}
