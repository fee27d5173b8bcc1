import type { FacilityId, HallId } from '@kotohogi/domain/kernel/ids';
import type { Db } from '@kotohogi/server/platform/db/connect';
import { buildCompany, buildFacility, buildHall, buildUser } from '@kotohogi/testkit/builders';
import { sql } from 'kysely';

/** The facility and the account the benchmark uses. */
export interface Seeded {
  readonly facilityId: FacilityId;
  readonly hallId: HallId;
  readonly email: string;
}

const SURNAMES = '佐藤鈴木高橋田中渡辺伊村山本小林加吉川口';
const GIVEN = '陽翔結衣蓮菜湊葵律凛樹咲悠花大和美海空希';
const KANA = 'アイウエオカキクケコサシスセソタチツテトナニ';

/** Fills one facility with weddings, couples, replies and gifts: half a million rows for 100,000 weddings. */
export async function seedWeddings(db: Db, count: number): Promise<Seeded> {
  const facilityId = await buildFacility(db, await buildCompany(db), 'ホテル・ルミエール軽井沢');
  const hallId = await buildHall(db, facilityId, 'ガーデンチャペル 木洩れ日');
  const { email } = await buildUser(db, { scope: 'facility', facilityId, role: 'coordinator' });
  await sql`
    insert into wedding (facility_id, hall_id, key, reservation_id, starts_at, email, num_of_attendees_div)
    select ${facilityId}, ${hallId}, 'bench-' || n, 'R-2026-' || lpad(n::text, 6, '0'),
      timestamptz '2024-01-01 04:00:00Z' + (n % 1500) * interval '1 day' + (n % 6) * interval '90 minutes',
      'couple-' || n || '@example.jp', (n % 10)::text
    from generate_series(1, ${count}::int) n`.execute(db);
  // 400 surnames and 400 given names of two characters each: a full name is rare, a single character is not.
  await sql`
    insert into organizer_profile (wedding_id, type, last_name, first_name, last_name_kana, first_name_kana)
    select id, t, substr(${SURNAMES}, 1 + (id * 7 + t) % 20, 1) || substr(${SURNAMES}, 1 + (id / 20 + t) % 20, 1),
      substr(${GIVEN}, 1 + (id * 3 + t) % 20, 1) || substr(${GIVEN}, 1 + (id / 31 + t) % 20, 1),
      substr(${KANA}, 1 + (id * 7 + t) % 20, 3), substr(${KANA}, 1 + (id * 3 + t) % 20, 2)
    from wedding, generate_series(1, 2) t`.execute(db);
  await sql`insert into invitation (wedding_id, published_at) select id, now() from wedding`.execute(db);
  await sql`
    insert into attendant (wedding_id, name, answer, relation_ship)
    select id, 'ゲスト', (array['attendance','view-archive','absence'])[1 + a % 3], 'friend'
    from wedding, generate_series(1, 2) a`.execute(db);
  await sql`analyze`.execute(db);
  return { facilityId, hallId, email };
}
