import { readDemoKey } from '@kotohogi/domain/attendant/demo-key';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { findDemoHall } from './features/demo/index.ts';
import { readLinkPreview } from './features/invitation/index.ts';
import { findPageFacts } from './features/wedding/index.ts';
import { type ShownWedding, weddingPlaceIn } from './page-head.ts';
import type { Db } from './platform/db/connect.ts';

/** The couple and the pattern a page shows; for a sample wedding those of its hall. */
async function findShown(db: Db, key: string) {
  const place = readDemoKey(key);
  if (place === undefined) return await findPageFacts(db, key);
  const hall = await findDemoHall(db, place);
  return (
    hall && {
      weddingId: undefined,
      companyAccountId: hall.company_account_id,
      pattern: hall.design_pattern,
      isHidden: false,
    }
  );
}

type Shown = NonNullable<Awaited<ReturnType<typeof findShown>>>;

async function previewOf(db: Db, { weddingId }: Shown, at: { readonly key: string; readonly now: Instant }) {
  const preview = weddingId && (await readLinkPreview(db, weddingId, at.now));
  if (preview === undefined) return undefined;
  return { title: preview.title, path: `/api/attendance/${at.key}/linkPreview?v=${preview.version}` };
}

/**
 * The wedding at a path; 'nowhere' if a guest page names an unknown or hidden wedding, or one of another company. Pages
 * of couples and staff do not reveal before the login which weddings exist, and show no names.
 */
export async function weddingAt(db: Db, path: string, now: Instant): Promise<ShownWedding | 'nowhere' | undefined> {
  const place = weddingPlaceIn(path);
  if (place === undefined) return undefined;
  // why: without the database a page still has metadata, and shows the error itself
  const shown = await findShown(db, place.key).catch(() => 'unknown' as const);
  if (shown === 'unknown') return undefined;
  const isOurs = place.companyAccountId === undefined || place.companyAccountId === shown?.companyAccountId;
  // An unpublished wedding looks like an unknown one. Staff still see it, because the page itself requests it as them.
  if (!place.isManaged && (shown === undefined || shown.isHidden || !isOurs)) return 'nowhere';
  if (shown === undefined) return undefined;
  const { pattern } = shown;
  return place.isManaged ? { pattern } : { pattern, preview: await previewOf(db, shown, { key: place.key, now }) };
}
