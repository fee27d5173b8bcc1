import type { AttendanceDetail, PlayerFacts } from '@kotohogi/contract/attendance-detail';
import { DAY_MS, HOUR_MS, type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { EMPTY_CARD } from '../../invitation/testing/an-invitation.ts';

/** The player's data before the stream. */
export const A_PLAYER: PlayerFacts = {
  liveActiveTime: null,
  isDelayed: false,
  videoUrl: '',
  embedKey: '',
  videoKind: 'hls',
  playerScriptUrl: '',
  isCrowded: false,
  isLive: false,
  liveState: 'ready',
  formatedEventDate: '2026年11月21日(土) 13:00',
  formatedBufferedTime: '13:05',
  CSQuestionnaireOpened: false,
  CSQuestionnaireURL: 'https://forms.example/survey',
  phase: 'waiting',
  embedKeyExpiresAt: 0,
  recording: null,
  nowProgram: '',
  viewerCount: 34,
};

/** A wedding as an attending guest gets it, before its stream. */
export function aWedding(startsAt: Instant): AttendanceDetail {
  return {
    weddingId: 1,
    weddingKey: 'w-1',
    companyAccountId: 'company',
    facilityName: 'ホテル・ルミエール軽井沢',
    facilityPhone: '',
    facilityHours: '',
    hallName: 'ガーデンチャペル 木洩れ日',
    venue: '',
    designPattern: 'natural',
    couple: [
      { lastName: '山本', firstName: '陽翔', lastNameRoman: 'Yamamoto', firstNameRoman: 'Haruto' },
      { lastName: '佐藤', firstName: '結衣', lastNameRoman: 'Sato', firstNameRoman: 'Yui' },
    ],
    startsAt,
    closesAt: instant(startsAt + 3 * DAY_MS + 2 * HOUR_MS),
    lifeCycle: 'day',
    isPreview: false,
    isDemo: false,
    replyForm: { asksContact: true, asksCompanions: true, asksAllergy: true, asksIdPhoto: false },
    facilityHomepage: '',
    invitation: EMPTY_CARD,
    reply: { isOpen: false, closedReason: null, isLiveOpen: false, deadline: null },
    isMessageOpen: true,
    usePay: false,
    archiveSale: { isOffered: false, priceYen: 0 },
    companyLinks: { privacyPolicyLink: '', termsLink: '', lawLink: '', faqLink: '', guideLink: '', copyrightName: '' },
    viewer: 'guest',
    mayDebug: false,
    me: { id: 7, name: '山田花子', nickName: '', answer: 'attendance', relationShip: 'friend' },
    isBlocked: false,
    ...A_PLAYER,
  };
}
