import { paths } from './paths.ts';

/** The area of an address with its ids, or none that requires a login. */
export type Address =
  | { readonly area: 'admin' | 'account' | 'docs' }
  | { readonly area: 'company'; readonly companyAccountId: string | undefined }
  | {
      readonly area: 'facility';
      readonly companyAccountId: string | undefined;
      readonly facilityAccountId: string | undefined;
    }
  | {
      readonly area: 'couple' | 'guest';
      readonly companyAccountId: string | undefined;
      readonly weddingKey: string | undefined;
    }
  | { readonly area: 'public' };

/** Path segments that follow `/c` or an id and are never an id themselves (docs/product/company.md#account-ids). */
const isWord = (part: string | undefined) =>
  part === undefined || ['manage', 'facilities', 'weddings', 'login'].includes(part);

/** Takes an id off the front of a path, if there is one. */
function takeId([first, ...rest]: readonly string[]): readonly [string | undefined, readonly string[]] {
  return first === undefined || isWord(first)
    ? [undefined, first === undefined ? [] : [first, ...rest]]
    : [first, rest];
}

function readCompanyPath(parts: readonly string[]): Address {
  const [companyAccountId, [word, ...below]] = takeId(parts);
  switch (word) {
    case 'manage':
      return { area: 'company', companyAccountId };
    case 'facilities': {
      const [facilityAccountId] = takeId(below);
      return { area: 'facility', companyAccountId, facilityAccountId };
    }
    case 'weddings': {
      const [weddingKey, [next]] = takeId(below);
      return { area: next === 'manage' ? 'couple' : 'guest', companyAccountId, weddingKey };
    }
    default:
      return { area: 'public' };
  }
}

/** Reads the path of an address; the ids may be missing (docs/product/company.md#account-ids). */
export function readAddress(pathname: string): Address {
  const [first, ...parts] = pathname.split('/').filter(part => part !== '');
  switch (first) {
    case 'admin':
      return { area: 'admin' };
    case 'account':
      return { area: 'account' };
    case 'docs':
      return { area: 'docs' };
    case 'c':
      return readCompanyPath(parts);
    default:
      return { area: 'public' };
  }
}

/** The first page and the login of an address's area; undefined if no login is needed. */
export function entryPathsOf(pathname: string): { readonly home: string; readonly login: string } | undefined {
  const address = readAddress(pathname);
  switch (address.area) {
    case 'admin':
      return { home: paths.admin.index, login: paths.admin.login };
    case 'account':
      return { home: paths.account.index, login: paths.account.login };
    case 'company': {
      const { companyAccountId: c } = address;
      return { home: paths.company.index(c), login: paths.company.login(c) };
    }
    case 'facility': {
      const { companyAccountId: c, facilityAccountId: f } = address;
      return { home: paths.facility.index(c, f), login: paths.facility.login(c, f) };
    }
    case 'couple': {
      const { companyAccountId: c, weddingKey: key } = address;
      return { home: paths.couple.index(c, key), login: paths.couple.login(c, key) };
    }
    case 'guest': {
      const { companyAccountId: c, weddingKey: key } = address;
      if (key === undefined) return undefined;
      return { home: paths.guest.index(c, key), login: paths.guest.login(c, key) };
    }
    case 'docs':
    case 'public':
      return undefined;
  }
}
