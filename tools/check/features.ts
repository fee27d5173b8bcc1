import { existsSync } from 'node:fs';
import path from 'node:path';
import { type ContractRow, readRows } from './contract-rows.ts';
import type { Problem, Source } from './source.ts';

const SERVER_FILES = ['handlers', 'store', 'jobs', 'live', 'mail', 'export', 'index', 'view'];

/**
 * Features that are a part of a noun with more than one: contract and domain are those of the noun. The
 * names of its endpoints stay, because clients know them.
 */
export const PART_OF: ReadonlyMap<string, string> = new Map([
  ['account-search', 'deposit-account'],
  ['backup', 'recording'],
  ['captions', 'recording'],
  ['demo', 'attendant'],
  ['guest-book', 'attendant'],
  ['guest-profile', 'attendant'],
  ['reply', 'attendant'],
  ['upload', 'recording'],
  ['wedding-erasure', 'wedding'],
]);

/** Rows that no hook calls: the server issues their full URL for a browser or a calendar to fetch. */
const SIGNED = new Set([
  'archiveSale.file',
  'hall.calendarFile',
  'recording.caption',
  'recording.poster',
  'attendantSelf.avatar',
  'attendantSelf.idPhoto',
]);

/** Rows for API clients only: the page of a person shows invitations among the roles (docs/product/user.md#staff). */
const WITHOUT_HOOK = new Set(['staff.adminInvites']);

const kebab = (noun: string) => noun.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

function checkFileNames(source: Source): Problem[] {
  return source
    .files('apps/server/src/features')
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts') && existsSync(path.join(source.root, file)))
    .flatMap(file => {
      const [name = ''] = path.basename(file).split('.');
      const inFolder = file.split('/').length === 6;
      if (inFolder && SERVER_FILES.includes(name)) return [];
      return [{ file, text: `a server feature has ${SERVER_FILES.join('.ts, ')}.ts and nothing else` }];
    });
}

function checkTwins(source: Source): Problem[] {
  const features = new Set([...source.folders('apps/server/src/features'), ...source.folders('apps/web/src/features')]);
  return [...features].flatMap(feature => {
    const noun = PART_OF.get(feature) ?? feature;
    const lacks = (file: string) => !existsSync(path.join(source.root, file));
    const problems: Problem[] = [];
    if (lacks(`packages/contract/src/${noun}.ts`)) {
      problems.push({ file: `features/${feature}`, text: `has no counterpart packages/contract/src/${noun}.ts` });
    }
    if (lacks(`packages/domain/src/${noun}`)) {
      problems.push({ file: `features/${feature}`, text: `has no counterpart packages/domain/src/${noun}/` });
    }
    return problems;
  });
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

function checkRow({ feature, spelling, row }: ContractRow, handlers: string, hooks: string): Problem[] {
  const file = `packages/contract/src/${feature}.ts`;
  const [noun = '', verb = ''] = spelling.split('.');
  const say = (text: string): Problem => ({ file, text: `${row.name}: ${text}` });
  const problems: Problem[] = [];
  if (row.name !== spelling || kebab(noun) !== feature) {
    problems.push(say(`is spelled ${spelling} in ${feature}.ts; name, spelling and file must agree`));
  }
  const handled = count(handlers, new RegExp(`\\b(?:in|as)[A-Z]\\w+\\(\\s*${noun}\\.${verb}\\s*,`, 'g'));
  if (handled !== 1) problems.push(say(`has ${handled} handlers instead of one`));
  if (row.access.includes('machine') || SIGNED.has(row.name) || WITHOUT_HOOK.has(row.name)) return problems;
  const hooked = count(hooks, new RegExp(`\\b(?:call|addressOf|useCallOnce)\\(\\s*${noun}\\.${verb}\\s*[,)]`, 'g'));
  if (hooked !== 1) problems.push(say(`has ${hooked} hooks instead of one`));
  return problems;
}

function readAll(source: Source, folder: string, name: RegExp): string {
  return source
    .files(folder)
    .filter(file => name.test(file) && existsSync(path.join(source.root, file)))
    .map(file => source.read(file))
    .join('\n');
}

/** The mirror rule: the same noun in every room, one handler and one hook for each row of the contract. */
export async function checkFeatures(source: Source): Promise<Problem[]> {
  const rows = await readRows(source);
  if (rows.length < 10)
    return [{ file: 'packages/contract', text: `only ${rows.length} rows were read, so the gate checks too little` }];
  const handlers = readAll(source, 'apps/server/src/features', /\/handlers(?:\.[a-z-]+)?\.ts$/);
  const hooks = readAll(source, 'apps/web/src', /\/(?:api(?:\.[a-z-]+)?|session)\.ts$/);
  return [...checkFileNames(source), ...checkTwins(source), ...rows.flatMap(row => checkRow(row, handlers, hooks))];
}
