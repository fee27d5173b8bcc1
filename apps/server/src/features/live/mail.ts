import type { Language } from '@kotohogi/contract/texts/texts';
import { coupleInSubject } from '@kotohogi/domain/mailing/subject';
import { coupleText, type PersonName } from '@kotohogi/domain/profile/names';
import type { PatternName } from '@kotohogi/themes/theme-names';
import type { MailContent } from '../../platform/mail/content.ts';
import { weddingTitle } from '../wedding/index.ts';
import type { AlarmKind } from './store.alarm.ts';

export interface AlarmMailFacts {
  readonly kind: AlarmKind;
  readonly language: Language;
  readonly couple: readonly PersonName[];
  readonly facilityName: string;
  readonly facilityPhone: string;
  readonly hallName: string;
  /** Date and time in Japan, spelled out. */
  readonly startsAt: string;
  readonly happenedAt: string;
  /** Who did it; empty = the product itself. */
  readonly actorName: string;
  /** The reason, as text of a person or code of a provider; may be empty. */
  readonly reason: string;
  readonly consoleUrl: string;
  readonly pattern: PatternName;
}

/** The text of an alarm: what has happened, what the guests see, what to do. */
interface AlarmText {
  readonly subject: (couple: string) => string;
  readonly paragraphs: readonly string[];
}

const TEXTS: Readonly<Record<AlarmKind, Readonly<Record<Language, AlarmText>>>> = {
  emergencyStop: {
    ja: {
      subject: couple => `【緊急停止】${couple}の結婚式のライブ配信`,
      paragraphs: [
        'ライブ配信が緊急停止されました。ゲストの画面では映像が止まり、「映像を準備しています」という案内に変わっています。',
        'このあと動画をアップロードしてひも付けると、ゲストは録画としてご覧いただけます。',
      ],
    },
    en: {
      subject: couple => `[Emergency stop] Live stream of the wedding of ${couple}`,
      paragraphs: [
        'The live stream was stopped by an emergency stop. Guests no longer see video, but a message that it is being prepared.',
        'Upload a video and link it so that guests can watch it as the recording.',
      ],
    },
  },
  streaming_error: {
    ja: {
      subject: couple => `【配信エラー】${couple}の結婚式の映像が届いていません`,
      paragraphs: [
        '会場からの映像が10分以上届いていません。ゲストの画面には「映像を復旧しています」と表示されています。',
        'エンコーダーと会場の回線をご確認ください。映像が戻れば、配信はそのまま再開します。',
      ],
    },
    en: {
      subject: couple => `[Live error] No video from the wedding of ${couple}`,
      paragraphs: [
        'No video has arrived from the hall for more than ten minutes. Guests see a message that it is being restored.',
        'Please check the encoder and the network of the hall. The stream resumes by itself when the video is back.',
      ],
    },
  },
  recording_failed: {
    ja: {
      subject: couple => `【録画停止】${couple}の結婚式の録画が止まっています`,
      paragraphs: [
        'サーバーの保存先に書き込めないため、録画が止まっています。映像はゲストに届いています。',
        '会場では、エンコーダーで録画を始めてください。システム管理者は、保存先の空き容量をご確認ください。空きができると、録画は自動で再開します。',
      ],
    },
    en: {
      subject: couple => `[Recording stopped] The wedding of ${couple} is not being recorded`,
      paragraphs: [
        'The server cannot write to its disk, so the recording has stopped. Guests still see the stream.',
        'At the venue, please start a recording in the encoder. System administrators, please free up disk space: the recording then resumes by itself.',
      ],
    },
  },
  archive_error: {
    ja: {
      subject: couple => `【アーカイブエラー】${couple}の結婚式の録画`,
      paragraphs: [
        '録画を作成できませんでした。ゲストの画面には「映像を準備しています」と表示されています。',
        '動画をアップロードしてひも付けると、ゲストは録画としてご覧いただけます。',
      ],
    },
    en: {
      subject: couple => `[Archive error] Recording of the wedding of ${couple}`,
      paragraphs: [
        'The recording could not be made. Guests see a message that it is being prepared.',
        'Upload a video and link it so that guests can watch it as the recording.',
      ],
    },
  },
};

/** Problems of a film, by the providers' codes (UnusableVideo). */
const FILM_TROUBLE: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'no-video': { ja: '動画に映像が入っていません', en: 'the file contains no video' },
  'video-codec': { ja: '映像の形式が使えません（H.264 で書き出してください）', en: 'the video is not H.264' },
  'audio-codec': { ja: '音声の形式が使えません（AAC で書き出してください）', en: 'the audio is not AAC' },
  'too-short': { ja: '動画が短すぎます', en: 'the video is too short' },
  broken: { ja: '動画のファイルがこわれています', en: 'the video file is damaged' },
};

function factsOf({ language, ...facts }: AlarmMailFacts): MailContent['facts'] {
  const ja = language === 'ja';
  const rows: [label: string, value: string][] = [
    [ja ? 'ご結婚式' : 'Wedding', coupleText(facts.couple, language)],
    [ja ? '会場' : 'Place', `${facts.facilityName} ${facts.hallName}`.trim()],
    [ja ? '挙式日時' : 'Ceremony', facts.startsAt],
    [ja ? '発生日時' : 'Happened at', facts.happenedAt],
    [ja ? '操作した人' : 'Done by', facts.actorName],
    [ja ? '理由' : 'Reason', FILM_TROUBLE[facts.reason]?.[language] ?? facts.reason],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** Mails 33 and 34: an emergency, or an error of the stream or its recording, to the people who have to act. */
export function alarmMail(facts: AlarmMailFacts): MailContent {
  const { kind, language, couple, facilityName, facilityPhone, consoleUrl, pattern } = facts;
  const ja = language === 'ja';
  const text = TEXTS[kind][language];
  return {
    kind: kind === 'emergencyStop' ? 'staff-emergency' : 'staff-live-error',
    language,
    subject: text.subject(coupleInSubject(couple, language)),
    headline: weddingTitle(coupleText(couple, language), language),
    greeting: ja ? '配信ご担当者 様' : 'Dear colleague,',
    paragraphs: text.paragraphs,
    facts: factsOf(facts),
    button: { label: ja ? '配信画面を開く' : 'Open the live console', url: consoleUrl },
    contact: `${facilityName}${facilityPhone ? ` ${facilityPhone}` : ''}`,
    reason: ja
      ? 'このメールは、配信の緊急連絡先・施設の通知先に登録されたアドレスへ自動でお送りしています。'
      : 'You are receiving this email because your address is registered for live stream emergencies or for notices to the venue.',
    pattern,
  };
}
