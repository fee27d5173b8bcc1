import type { GuestNotice } from '@kotohogi/contract/notification';
import { parseJst } from '@kotohogi/domain/kernel/jst';

/** A notice as guests get it. */
export const A_NOTICE: GuestNotice = {
  ...{ id: 7, level: 'warn', title: '開式が遅れています', body: '<p>開式が<b>15分</b>遅れます。</p>' },
  ...{ titleEn: '', bodyEn: '', inRecording: false, createdAt: parseJst('2026-11-21 13:05') },
};
