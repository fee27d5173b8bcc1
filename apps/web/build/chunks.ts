import path from 'node:path';
import type { Rolldown } from 'vite';
import { FIRST_PAGES } from './first-pages.ts';
import { reachOf } from './reach.ts';

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Exclude<Group['name'], string>>[1];

const ENTRIES = path.join(import.meta.dirname, '../src/entries');
const isOurs = (id: string) => id.startsWith('/') && !id.includes('/node_modules/');

/** The pages people open first, each with its layout, and what the guest page loads afterwards. */
const STATIC = {
  ...FIRST_PAGES,
  parts: ['guest/index-parts.tsx'],
  'player-page': ['../features/live/player-page/player-page.tsx'],
  footer: ['../features/attendant/guest-page/guest-footer.tsx'],
  ja: ['guest/catalogue.ja.ts'],
  en: ['guest/catalogue.en.ts'],
  couple: ['couple/routes.ts', 'couple/layout.tsx', 'couple/pages/home-page.tsx'],
  facility: ['facility/routes.ts', 'facility/layout.tsx', 'facility/index-page.tsx'],
};

/** Who needs a module: one of these, or a `guest` on any page, now or later. */
export type Reader = keyof typeof STATIC | 'guest';

function readersOf(context: Context): (id: string) => ReadonlySet<Reader> {
  const find = (id: string) => (isOurs(id) ? context.getModuleInfo(id) : null);
  const reach = (name: keyof typeof STATIC, options?: { readonly isDeep: boolean }) => {
    const roots = STATIC[name].map(file => path.join(ENTRIES, file));
    const lost = roots.find(root => find(root) === null);
    if (lost !== undefined) throw new Error(`${lost} is not a module of the app: the chunks cannot be computed`);
    return reachOf(roots, find, options);
  };
  const reaches: ReadonlyMap<Reader, ReadonlySet<string>> = new Map([
    ['index', reach('index')],
    ['invitation', reach('invitation')],
    ['parts', reach('parts')],
    ['player-page', reach('player-page')],
    ['footer', reach('footer')],
    ['ja', reach('ja')],
    ['en', reach('en')],
    ['couple', reach('couple')],
    ['facility', reach('facility')],
    ['guest', reach('index', { isDeep: true })],
  ]);
  return id => new Set([...reaches].filter(([, reached]) => reached.has(id)).map(([reader]) => reader));
}

/**
 * The chunk of a module, by who needs it; null leaves it to the bundler. A page should not load a whole chunk for a
 * small part of it. So modules that guests rarely need stay out of the staff chunks, modules the invitation shares with
 * later parts of the other page stay out of both, and so does the footer of every page.
 */
export function groupOf(readers: ReadonlySet<Reader>): string | null {
  const [isCouple, isFacility] = [readers.has('couple'), readers.has('facility')];
  const office = isCouple || isFacility ? '-office' : '';
  if (readers.has('ja') || readers.has('en')) return `guest-texts-${readers.has('ja') ? 'ja' : 'en'}`;
  const isLater = readers.has('parts') || readers.has('player-page');
  if (readers.has('index')) return `guest${readers.has('invitation') ? '' : '-index'}${office}`;
  if (readers.has('invitation')) return isLater ? null : `guest-invitation${office}`;
  const isOfParts = readers.has('parts') && !readers.has('player-page') && !readers.has('footer');
  if (office === '') return isOfParts ? 'guest-parts' : null;
  if (readers.has('guest')) return null;
  return isCouple && isFacility ? 'office' : isCouple ? 'couple' : 'facility';
}

/** The texts every page needs: of the frame, of the kit, of the rules. */
const START_TEXTS =
  /\/(?:apps\/web\/src\/shell\/(?:messages|texts)|packages\/ui\/src\/messages|packages\/contract\/src\/texts\/rules)\.(ja|en)\.ts/;

const ROUTER_PARTS = /\/@tanstack\/react-router\/.*\/(?:lazyRouteComponent|useLocation)\.js/;

/**
 * The chunk groups. By default the bundler makes a chunk for every set of pages that share a module: some forty
 * requests for a guest's first page, and larger in total than a few chunks. Instead there is `base`, which everything
 * needs to start; what the first pages need, by who shares it; and the rest.
 */
export function chunkGroups(): Group[] {
  let readers: ReturnType<typeof readersOf> | undefined;
  const name = (id: string, context: Context) => {
    readers ??= readersOf(context);
    const language = START_TEXTS.exec(id)?.[1];
    return language === undefined ? groupOf(readers(id)) : `texts-${language}`;
  };
  const isStart = (id: string) => id.endsWith('/main.tsx') || id.endsWith('.html');
  return [
    { name: 'base', tags: ['$initial'], test: id => !isStart(id) },
    // The router parts every area needs at once: as chunks of their own they would cost more than they contain.
    { name: 'router', test: ROUTER_PARTS, includeDependenciesRecursively: false },
    { name, test: isOurs, includeDependenciesRecursively: false },
  ];
}
