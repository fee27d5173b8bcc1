import { type ListRules, type ListState, type SortOf, slicePage } from '@kotohogi/contract/kit/list';
import { currentLanguage } from '../../../shell/i18n/locale.ts';
import type { ListPage } from '../../../shell/list/list-pages.tsx';

/** One row of the example: a guest who has answered. */
export interface Guest {
  readonly id: number;
  readonly name: string;
  readonly answer: (typeof ANSWERS)[number];
  /** yyyy-MM-dd. */
  readonly answeredOn: string;
  readonly giftYen: number;
}

export const ANSWERS = ['attendance', 'viewArchive', 'absence'] as const;
export const GUEST_LIST = {
  sorts: ['answeredOn', 'name', 'giftYen'],
  order: 'DESC',
  filters: { name: 'text', answered: 'days', answer: ANSWERS },
} as const satisfies ListRules;

const TEXTS = {
  ja: {
    guests: 'ゲストの一覧',
    name: 'お名前',
    answer: '回答',
    answers: { attendance: 'ライブ', viewArchive: '録画', absence: '欠席' },
    answered: '回答日',
    gift: 'ご祝儀（円）',
    mail: (count: number) => `${count} 名にお礼を送る`,
    mailed: (count: number) => `${count} 名にお礼を送りました。`,
    consequence: '回答とメッセージも消えます。元に戻せません。',
    narrower: '条件を減らすと見つかることがあります。',
  },
  en: {
    guests: 'Guests',
    name: 'Name',
    answer: 'Answer',
    answers: { attendance: 'Live', viewArchive: 'Recording', absence: 'Absent' },
    answered: 'Answered',
    gift: 'Gift (yen)',
    mail: (count: number) => `Thank ${count}`,
    mailed: (count: number) => `${count} were thanked.`,
    consequence: 'Their reply and message are deleted too. This cannot be undone.',
    narrower: 'Try fewer filters.',
  },
};

/** The screen's texts in the page's language. */
export const texts = TEXTS[currentLanguage()];

const NAMES = {
  ja: {
    last: ['青木', '石田', '上田', '遠藤', '岡本', '加藤', '木村', '小林', '佐藤', '清水', '鈴木', '長谷川'],
    first: ['美穂', '一郎', '花', '大輔', '結衣', '陽翔', '千尋', '直人', 'さくら', '晃太郎', '莉子'],
  },
  en: {
    last: ['Aoki', 'Ishida', 'Ueda', 'Endo', 'Okamoto', 'Kato', 'Kimura', 'Kobayashi', 'Sato', 'Shimizu', 'Hasegawa'],
    first: ['Miho', 'Ichiro', 'Hana', 'Daisuke', 'Yui', 'Haruto', 'Chihiro', 'Naoto', 'Sakura', 'Kotaro', 'Riko'],
  },
};

/** Rows that are the same on every load; several answered on the same day, so that ties are visible. */
function makeGuests(count: number): readonly Guest[] {
  const { last, first } = NAMES[currentLanguage()];
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `${last[(index * 5) % last.length]} ${first[(index * 7) % first.length]}`,
    answer: ANSWERS[Math.floor(index / 4) % ANSWERS.length] ?? 'attendance',
    answeredOn: `2026-${String(9 + (index % 3)).padStart(2, '0')}-${String(1 + ((index * 11) % 28)).padStart(2, '0')}`,
    giftYen: ((index * 3) % 8) * 10_000,
  }));
}

let guests = makeGuests(243);

/** A typical duration of a server call. */
const CALL_MS = 300;
const call = () => new Promise(resolve => setTimeout(resolve, CALL_MS));

type Query = ListState<SortOf<typeof GUEST_LIST>> & Readonly<Partial<Record<string, string | number>>>;

/** Returns one page as a server would: filtered, sorted with ties by id, past the end the last page. */
export async function fetchGuests(query: Query): Promise<ListPage<Guest>> {
  await call();
  const { name = '', answer = '', answeredFrom = '', answeredTo = '9999' } = query;
  const sign = query.order === 'ASC' ? 1 : -1;
  const found = guests
    .filter(one => one.name.includes(String(name)) && (answer === '' || one.answer === answer))
    .filter(one => one.answeredOn >= String(answeredFrom) && one.answeredOn <= String(answeredTo))
    .toSorted((a, b) => {
      const [x, y] = [a[query.sort], b[query.sort]];
      return x === y ? b.id - a.id : x < y ? -sign : sign;
    });
  return slicePage(found, query);
}

/** Deletes a guest of the example; a page reload restores all of them. */
export async function deleteGuest(id: number): Promise<void> {
  await call();
  guests = guests.filter(guest => guest.id !== id);
}
