import type { AttendantDetail } from '@kotohogi/contract/attendant-host';
import { instant } from '@kotohogi/domain/kernel/instant';

/** A guest as the couple sees them. */
export const A_GUEST: AttendantDetail = {
  ...{ id: 5, name: '新井 千夏', nameKana: '', nickName: '', relationShip: 'friend', answer: 'attendance' },
  ...{ replyMessage: '', partySize: 1, allergy: '', companions: [], message: '', giftYen: null, ng: false },
  ...{ email: null, isEnteredByHost: false },
  personalInfo: { tel: '', zip: '', prefectureId: null, address1: '', idPhoto: null },
  ...{ answers: [], gifts: [], messages: [], watchedLiveSeconds: 0, watchedArchiveSeconds: 0 },
  ...{ answeredAt: instant(1), updatedAt: instant(1) },
};
