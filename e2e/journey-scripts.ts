import type { Language } from '@kotohogi/contract/texts/texts';
import type { Screen } from './steps/actors.ts';
import type { Partner } from './steps/couple.ts';
import type { Guest } from './steps/guest.ts';

/** One run of the main job: its participants, what they write, and their screens. */
export interface JourneyScript {
  readonly language: Language;
  /** The staff's screen; couples and guests use a phone. */
  readonly staffScreen: Screen;
  /** How long the video delay is measured, ms. */
  readonly measureMs: number;
  readonly weddingKey: string;
  readonly reservationId: string;
  readonly groom: Partner;
  readonly bride: Partner;
  readonly coupleEmail: string;
  readonly greetings: string;
  /** An item of the default program that the couple moves one place earlier. */
  readonly earlier: string;
  /** Fills in the form the way one would answer on paper. */
  readonly first: Guest;
  readonly firstMessage: string;
  /** Gives a gift and writes a message. */
  readonly giver: Guest;
  /** Sees counts instead of moving stamps. */
  readonly calm: Guest;
  readonly congratulation: string;
  readonly giftMessage: string;
  /** The form's error for an invalid email address. */
  readonly badEmail: string;
  /** The gift as its button writes it, and as the issuer's page does. */
  readonly gift: { readonly button: string; readonly issuer: string };
}

const PASSWORD = 'a-password-of-a-guest';

/** The whole story in Japanese. */
export const ja: JourneyScript = {
  language: 'ja',
  staffScreen: 'desktop',
  measureMs: 60_000,
  weddingKey: 'haruto-yui',
  reservationId: 'R-2026-1121',
  groom: { lastName: '小林', firstName: '陽翔', lastNameKana: 'コバヤシ', firstNameKana: 'ハルト' },
  bride: { lastName: '佐藤', firstName: '結衣', lastNameKana: 'サトウ', firstNameKana: 'ユイ' },
  coupleEmail: 'haruto-yui@example.jp',
  greetings: '遠くにいるみなさまへ',
  earlier: '指輪の交換',
  first: { name: '中村 花子', nameKana: 'ナカムラ ハナコ', email: 'hanako@example.jp', password: PASSWORD },
  firstMessage: '楽しみにしています。',
  giver: { name: '山田 健', nameKana: 'ヤマダ ケン', email: 'ken@example.jp', password: PASSWORD },
  calm: { name: '林 みどり', nameKana: 'ハヤシ ミドリ', email: 'midori@example.jp', password: PASSWORD },
  congratulation: 'おふたりの門出を、心からお祝いします。',
  giftMessage: '末永くお幸せに。',
  badEmail: 'メールアドレスの形式が正しくありません。',
  gift: { button: '¥10,000', issuer: '10,000' },
};

/** The same in English; everyone, including staff, uses a phone. */
export const en: JourneyScript = {
  language: 'en',
  staffScreen: 'phone',
  measureMs: 15_000,
  weddingKey: 'oliver-emma',
  reservationId: 'R-2026-1122',
  groom: { lastName: 'Brown', firstName: 'Oliver', lastNameKana: 'ブラウン', firstNameKana: 'オリバー' },
  bride: { lastName: 'Sato', firstName: 'Emma', lastNameKana: 'サトウ', firstNameKana: 'エマ' },
  coupleEmail: 'oliver-emma@example.com',
  greetings: 'To all of you who are far away',
  earlier: '指輪の交換',
  first: { name: 'Grace Miller', nameKana: 'グレース ミラー', email: 'grace@example.com', password: PASSWORD },
  firstMessage: 'I would not miss it.',
  giver: { name: 'Jack Wilson', nameKana: 'ジャック ウィルソン', email: 'jack@example.com', password: PASSWORD },
  calm: { name: 'Amy Clark', nameKana: 'エイミー クラーク', email: 'amy@example.com', password: PASSWORD },
  congratulation: 'All the happiness in the world to you both.',
  giftMessage: 'With love.',
  badEmail: 'The email format is incorrect.',
  gift: { button: '¥10,000', issuer: '10,000' },
};
