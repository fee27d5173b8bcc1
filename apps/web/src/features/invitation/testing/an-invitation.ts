import type { InvitationCard, InvitationState } from '@kotohogi/contract/invitation';
import { instant } from '@kotohogi/domain/kernel/instant';
import type { CoupleInfo } from '../api.ts';

const AT = instant(1_795_238_898_000);

/** An invitation as guests get it, before its couple has entered anything. */
export const EMPTY_CARD: InvitationCard = {
  ...{ greetings: '', greetingsEn: '', replyDeadline: null, startTimes: [], invitationGuides: [] },
  ...{ attendanceGuides: [], programs: [], contents: [], mainPhoto: null, subPhoto: null, profiles: [] },
};

/** A saved invitation that is not published. */
export const anInvitation = (changes: Partial<InvitationState> = {}): InvitationState => ({
  ...EMPTY_CARD,
  ...{ greetings: 'ようこそ', invitaionCreatedAt: null, updatedAt: AT, version: 1, profileVersion: 1 },
  ...changes,
});

/** A wedding as its couple gets it. */
export const aCouple = (changes: Partial<CoupleInfo> = {}): CoupleInfo => ({
  ...{ id: 7, key: 'haruto-yui', companyAccountId: 'lumiere', designPattern: 'natural', lifeCycle: 'preparing' },
  ...{ language: 'ja', facilityName: 'ルミエール', facilityPhone: '', facilityHours: '', hallName: '' },
  ...{ startsAt: AT, closesAt: AT, couple: [], isPublished: false, replyDeadline: null, hasMainPhoto: false },
  ...{ isProfileComplete: true, answers: { attendance: 0, viewArchive: 0, absence: 0 }, usePay: true },
  ...{ invitation: anInvitation(), abilities: [] },
  companyLinks: { privacyPolicyLink: '', termsLink: '', lawLink: '', faqLink: '', guideLink: '', copyrightName: '' },
  ...changes,
});
