import type { FacilityId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { addDays, atJst, dateOf } from '@kotohogi/domain/kernel/jst';
import type { RequestStatus } from '@kotohogi/domain/temporary-wedding/types';
import { at, type Tx } from './rows.ts';

type Names = readonly [last: string, first: string, lastKana: string, firstKana: string];

interface Registration {
  readonly groom: Names;
  readonly bride: Names;
  readonly email: string;
  readonly hallName: string;
  /** Days from today until the ceremony. */
  readonly inDays: number;
  /** Days since the couple registered; the venue answers within 7. */
  readonly daysAgo: number;
  readonly status?: RequestStatus;
  readonly isDuplicate?: boolean;
  /** Holder of the bank account, in the spelling of banks; absent if no account was given. */
  readonly holder?: string;
}

const AOKI = {
  groom: ['青木', '大地', 'アオキ', 'ダイチ'],
  bride: ['三浦', '美月', 'ミウラ', 'ミヅキ'],
  email: 'daichi.aoki@example.jp',
  hallName: 'ガーデンチャペル 木洩れ日',
  inDays: 92,
} as const satisfies Partial<Registration>;

const REGISTRATIONS: readonly Registration[] = [
  {
    groom: ['坂本', '湊', 'サカモト', 'ミナト'],
    bride: ['石田', '紬', 'イシダ', 'ツムギ'],
    ...{ email: 'minato@example.jp', hallName: 'まだ決まっていない', inDays: 120, daysAgo: 8 },
  },
  { ...AOKI, daysAgo: 6, holder: 'ｱｵｷ ﾀﾞｲﾁ' },
  { ...AOKI, daysAgo: 5, isDuplicate: true },
  {
    groom: ['藤井', '颯太', 'フジイ', 'ソウタ'],
    bride: ['西村', '凛', 'ニシムラ', 'リン'],
    ...{ email: 'sota.rin@example.jp', hallName: 'チャペル・ルミエール', inDays: 61, daysAgo: 1, holder: 'ﾌｼﾞｲ ｿｳﾀ' },
  },
  {
    groom: ['岡田', '蓮', 'オカダ', 'レン'],
    bride: ['長谷川', '葵', 'ハセガワ', 'アオイ'],
    ...{ email: 'aoi@example.jp', hallName: 'まだ決まっていない', inDays: 45, daysAgo: 12, status: 1 },
  },
];

function toRow(given: Registration, facilityId: FacilityId, { now, seal }: SeedTools) {
  const createdAt = at(now - given.daysAgo * 86_400_000);
  const today = dateOf(now);
  const account = {
    ...{ bankName: 'みずほ銀行', bankNameKana: 'ミズホ', bankNumber: '0001', branchName: '銀座支店' },
    ...{ branchNameKana: 'ギンザ', branchNumber: '035', type: 1, accountNumber: '0123567' },
    accountHolder: given.holder,
  };
  const [lastName, firstName, lastNameKana, firstNameKana] = given.groom;
  return {
    facility_id: facilityId,
    hall_name: given.hallName,
    starts_at: at(instant(atJst(addDays(today, given.inDays), 13))),
    email: given.email,
    ...{ groom_last_name: lastName, groom_first_name: firstName },
    ...{ groom_last_name_kana: lastNameKana, groom_first_name_kana: firstNameKana },
    ...{ bride_last_name: given.bride[0], bride_first_name: given.bride[1] },
    ...{ bride_last_name_kana: given.bride[2], bride_first_name_kana: given.bride[3] },
    deposit_account_sealed: given.holder === undefined ? null : seal(JSON.stringify(account)),
    status: given.status ?? 0,
    decided_at: given.status === undefined ? null : createdAt,
    is_duplicate: given.isDuplicate ?? false,
    answer_by: addDays(today, 7 - given.daysAgo),
    ...{ created_at: createdAt, updated_at: createdAt },
  };
}

interface SeedTools {
  readonly now: Instant;
  readonly seal: (text: string) => string;
}

/** Registrations by couples that wait for the venue's answer, one of them overdue, and one that was declined. */
export async function seedRegistrations(tx: Tx, facilityId: FacilityId, tools: SeedTools) {
  await tx
    .insertInto('temporary_wedding')
    .values(REGISTRATIONS.map(given => toRow(given, facilityId, tools)))
    .execute();
}
