import type { GuestNotice, NoticeRow } from '@kotohogi/contract/notification';
import type { RecentNotice } from '@kotohogi/contract/notification-staff';
import { instant } from '@kotohogi/domain/kernel/instant';
import { cleanNotice } from '@kotohogi/domain/notification/markup';
import { NOTICE_METHODS, type NoticeMethod } from '@kotohogi/domain/notification/types';
import type { PersonName } from '@kotohogi/domain/profile/names';
import type { insertNotice, listRecentNotices } from './store.ts';

type Notice = Awaited<ReturnType<typeof insertNotice>>;

/** The channels of a notice. */
export function methodsIn(row: Pick<Notice, 'in_dialog' | 'by_mail'>): NoticeMethod[] {
  return NOTICE_METHODS.filter(method => (method === 'dialog' ? row.in_dialog : row.by_mail));
}

/** A notice for guests, with a sanitized body (docs/product/notification.md#content). */
export function toGuestNotice(row: Notice): GuestNotice {
  return {
    id: row.id,
    level: row.level,
    title: row.title,
    body: cleanNotice(row.body),
    titleEn: row.title_en,
    bodyEn: cleanNotice(row.body_en),
    inRecording: row.in_recording,
    createdAt: instant(row.created_at),
  };
}

/** A notice for staff. */
export function toNoticeRow(row: Notice & { readonly mail_count: number | null }): NoticeRow {
  return { ...toGuestNotice(row), methods: methodsIn(row), mailCount: row.mail_count ?? 0, sentBy: row.sent_by };
}

/** A notice on the first page of a facility. */
export function toRecentNotice(
  row: Awaited<ReturnType<typeof listRecentNotices>>[number],
  couple: readonly PersonName[],
): RecentNotice {
  return {
    id: row.id,
    weddingId: row.wedding_id,
    couple: [...couple],
    level: row.level,
    title: row.title,
    methods: methodsIn(row),
    sentBy: row.sent_by,
    createdAt: instant(row.created_at),
  };
}
