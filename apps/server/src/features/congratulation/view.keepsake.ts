import type { Language } from '@kotohogi/contract/texts/texts';
import { type RelationShip, shownName } from '@kotohogi/domain/attendant/types';
import type { DesignPattern } from '@kotohogi/domain/hall/types';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { fullName } from '@kotohogi/domain/profile/full-name';
import { printTitle } from '../../platform/print/pattern-artwork.ts';
import type { WeddingSummary } from '../wedding/index.ts';
import type { PrintableMessage } from './store.host.ts';

/** One message in print. */
export interface PrintedMessage {
  readonly text: string;
  readonly sentAt: Instant;
}

/** One leaf with all messages of its guest, in the order they came. */
export interface PrintedLeaf {
  readonly id: number;
  /** From 1, in the order they grew; determines color and shape. */
  readonly number: number;
  /** As shown on the tree: the nickname if there is one. */
  readonly shownName: string;
  /** The real name, for the couple's own book. */
  readonly name: string;
  readonly nameKana: string;
  readonly relationShip: RelationShip;
  readonly messages: readonly PrintedMessage[];
  readonly thanks: string;
}

/** The printed relations of guests to the couple. */
export const RELATIONS = {
  ja: { friend: '友人', workplace: '職場', family: '親族' },
  en: { friend: 'friend', workplace: 'colleague', family: 'family' },
} as const;

/** A relation in the reader's language. */
export function relationText(relationShip: RelationShip, language: Language): string {
  return RELATIONS[language][relationShip];
}

/** Everything that book, poster and archive are made from. */
export interface Keepsake {
  readonly language: Language;
  readonly pattern: DesignPattern;
  readonly weddingId: WeddingId;
  /** Haruto & Yui: the two in Latin letters, or as written if there are none. */
  readonly title: readonly string[];
  /** 小林 陽翔・佐藤 結衣 */
  readonly names: readonly string[];
  readonly startsAt: Instant;
  readonly place: string;
  /** Photo of the couple for the cover; undefined if they have chosen none. */
  readonly photo: Buffer | undefined;
  readonly leaves: readonly PrintedLeaf[];
  readonly messageCount: number;
  readonly fileNames: {
    readonly book: string;
    readonly poster: (size: string) => string;
    readonly archive: string;
  };
}

function leavesOf(messages: readonly PrintableMessage[]): PrintedLeaf[] {
  const byGuest = Map.groupBy(messages, message => message.attendant_id);
  return [...byGuest.values()].flatMap(own => {
    const [first] = own;
    if (first === undefined) return [];
    return [
      {
        id: first.attendant_id,
        number: first.number ?? 1,
        shownName: shownName({ name: first.name, nickName: first.nick_name }),
        name: first.name,
        nameKana: first.name_kana,
        relationShip: first.relation_ship,
        messages: own.map(row => ({ text: row.message, sentAt: instant(row.created_at) })),
        thanks: first.thanked_at === null ? '' : (first.thanks ?? ''),
      },
    ];
  });
}

/** The data collected for print; blocked guests and hidden messages are already excluded. */
export interface KeepsakeSource {
  readonly wedding: WeddingSummary;
  readonly messages: readonly PrintableMessage[];
  readonly photo: Buffer | undefined;
  readonly language: Language;
}

/** Assembles the data to print. */
export function keepsakeOf({ wedding, messages, photo, language }: KeepsakeSource): Keepsake {
  const { couple, key } = wedding;
  const names = couple.map(name => fullName(name, language)).filter(Boolean);
  return {
    language,
    pattern: wedding.pattern,
    weddingId: wedding.weddingId,
    title: printTitle(couple),
    names,
    startsAt: wedding.startsAt,
    place: [wedding.facilityName, wedding.hallName].filter(Boolean).join(' '),
    photo,
    leaves: leavesOf(messages),
    messageCount: messages.length,
    fileNames: {
      book: `${key}-book.pdf`,
      poster: size => `${key}-tree-${size}.pdf`,
      archive: `${key}-keepsake.zip`,
    },
  };
}
