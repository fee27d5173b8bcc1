import { DESIGN_PATTERNS, type DesignPattern } from '@kotohogi/domain/hall/types';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { LIVE_KEY } from './logins.ts';
import { PATTERN_WEDDINGS } from './pattern-weddings.ts';

/** The data of a wedding on the demo's start page. */
async function readShown(db: Kysely<Tables>, key: string) {
  const wedding = await db
    .selectFrom('wedding')
    .innerJoin('hall', 'hall.id', 'wedding.hall_id')
    .leftJoin('live_slot', 'live_slot.wedding_id', 'wedding.id')
    .select(['wedding.id', 'wedding.key', 'hall.name as hallName', 'live_slot.state'])
    .select(eb => eb.fn.coalesce('wedding.design_pattern', 'hall.design_pattern').as('pattern'))
    .where('wedding.key', '=', key)
    .where('wedding.deleted_at', 'is', null)
    .executeTakeFirst();
  if (wedding === undefined) return undefined;
  const people = await db
    .selectFrom('organizer_profile')
    .select([
      'last_name as lastName',
      'first_name as firstName',
      'last_name_kana as lastNameKana',
      'first_name_kana as firstNameKana',
    ])
    .where('wedding_id', '=', wedding.id)
    .orderBy('type')
    .execute();
  return { ...wedding, pattern: wedding.pattern, people };
}

type Shown = NonNullable<Awaited<ReturnType<typeof readShown>>>;

/** Today's ceremony, and an invitation for each pattern; undefined when someone has deleted the ceremony. */
export async function readStart(
  db: Kysely<Tables>,
): Promise<{ ceremony: Shown & { isOnAir: boolean }; invitations: readonly Shown[] } | undefined> {
  const ceremony = await readShown(db, LIVE_KEY);
  if (ceremony === undefined) return undefined;
  const found = await Promise.all(PATTERN_WEDDINGS.map(({ key }) => readShown(db, key)));
  const byPattern = new Map<DesignPattern, Shown>(
    found.flatMap(one => (one === undefined ? [] : [[one.pattern, one]])),
  );
  const invitations = DESIGN_PATTERNS.flatMap(pattern => byPattern.get(pattern) ?? []);
  return { ceremony: { ...ceremony, isOnAir: ceremony.state === 'streaming' }, invitations };
}
