import { readDemoKey } from '@kotohogi/domain/attendant/demo-key';
import { designPattern } from '@kotohogi/domain/hall/types';
import type { PatternName } from '@kotohogi/themes/theme-names';
import { findDemoHall } from './features/attendant/door.ts';
import { findPageFacts } from './features/wedding/door.ts';
import { weddingPlaceIn } from './page-head.ts';
import type { Db } from './platform/db/connect.ts';

/** Whose wedding a page shows, and how it is dressed; a sample wedding is its hall's. */
async function findShown(db: Db, key: string) {
  const place = readDemoKey(key);
  if (place === undefined) return await findPageFacts(db, key);
  const hall = await findDemoHall(db, place);
  return (
    hall && { companyAccountId: hall.company_account_id, pattern: designPattern(hall.design_pattern), isHidden: false }
  );
}

/**
 * The pattern of the wedding at a path; 'nowhere' when a guest's page names none, one that is hidden, or one of another company (decision 11).
 * Pages of couples and staff answer nobody before the log-in which weddings there are.
 */
export async function patternAt(db: Db, path: string): Promise<PatternName | 'nowhere' | undefined> {
  const place = weddingPlaceIn(path);
  if (place === undefined) return undefined;
  // why: without the database a page still has a head, and says itself what is wrong
  const shown = await findShown(db, place.key).catch(() => 'unknown' as const);
  if (shown === 'unknown') return undefined;
  const isOurs = place.companyAccountId === undefined || place.companyAccountId === shown?.companyAccountId;
  // What is not published looks like what does not exist; staff see it all the same, for the page itself asks as them.
  if (!place.isManaged && (shown === undefined || shown.isHidden || !isOurs)) return 'nowhere';
  return shown?.pattern;
}
