import { accountTexts } from './account.ts';
import { apiKeyTexts } from './api-key.ts';
import { archiveSaleTexts } from './archive-sale.ts';
import { attendantTexts } from './attendant.ts';
import { attendantHostTexts } from './attendant-host.ts';
import { bankLineTexts } from './bank-line.ts';
import { batchTexts } from './batch.ts';
import { companyTexts } from './company.ts';
import { congratulationTexts } from './congratulation.ts';
import { correctionTexts } from './correction.ts';
import { depositAccountTexts } from './deposit-account.ts';
import { facilityTexts } from './facility.ts';
import { giftTexts } from './gift.ts';
import { hallTexts } from './hall.ts';
import { invitationTexts } from './invitation.ts';
import { invoiceTexts } from './invoice.ts';
import { liveTexts } from './live.ts';
import { mailingTexts } from './mailing.ts';
import { notificationTexts } from './notification.ts';
import { paymentTexts } from './payment.ts';
import { paymentOrderTexts } from './payment-order.ts';
import { paymentSettingTexts } from './payment-setting.ts';
import { platformSettingTexts } from './platform-setting.ts';
import { profileTexts } from './profile.ts';
import { receiptTexts } from './receipt.ts';
import { recordingTexts } from './recording.ts';
import { savedFilterTexts } from './saved-filter.ts';
import { sessionTexts } from './session.ts';
import { songListTexts } from './song-list.ts';
import { staffTexts } from './staff.ts';
import { temporaryWeddingTexts } from './temporary-wedding.ts';
import type { Language, Texts } from './texts.ts';
import { transferTexts } from './transfer.ts';
import { transferFileTexts } from './transfer-file.ts';
import { webhookTexts } from './webhook.ts';
import { weddingTexts } from './wedding.ts';
import { weddingDeletionTexts } from './wedding-deletion.ts';
import { weddingErasureTexts } from './wedding-erasure.ts';
import { weddingScheduleTexts } from './wedding-schedule.ts';

/** The same key with another request (docs/product/calls.md#repeating-a-write): on any idempotent row. */
const callTexts: Texts<'idempotency_key_reused'> = {
  ja: {
    idempotency_key_reused:
      '先ほどとは別の内容が送信されています。画面を読み込みなおして、現在の状況をご確認ください。',
  },
  en: {
    idempotency_key_reused: 'Different details have been sent in the meantime. Please reload the page and check.',
  },
};

/** The texts of every feature's error codes. A feature adds its own line here; codes are unique in the product. */
export const refusalTexts: readonly Texts<string>[] = [
  callTexts,
  savedFilterTexts,
  sessionTexts,
  accountTexts,
  apiKeyTexts,
  companyTexts,
  facilityTexts,
  staffTexts,
  temporaryWeddingTexts,
  weddingTexts,
  weddingDeletionTexts,
  weddingErasureTexts,
  weddingScheduleTexts,
  invitationTexts,
  invoiceTexts,
  profileTexts,
  liveTexts,
  attendantTexts,
  attendantHostTexts,
  congratulationTexts,
  notificationTexts,
  paymentTexts,
  giftTexts,
  receiptTexts,
  depositAccountTexts,
  archiveSaleTexts,
  songListTexts,
  recordingTexts,
  webhookTexts,
  mailingTexts,
  batchTexts,
  hallTexts,
  paymentOrderTexts,
  paymentSettingTexts,
  platformSettingTexts,
  bankLineTexts,
  correctionTexts,
  transferTexts,
  transferFileTexts,
];

/** The text of an error code, or undefined if no feature declares it. */
export function refusalText(code: string, language: Language): string | undefined {
  for (const texts of refusalTexts) {
    const text = texts[language][code];
    if (text !== undefined) return text;
  }
  return undefined;
}
