import { languageOf } from '@kotohogi/contract/texts/texts';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Tx } from '../../platform/db/connect.ts';
import { momentText } from '../../platform/mail/dates.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { readRecipients } from '../platform-setting/index.ts';
import { readWeddingSummary } from '../wedding/index.ts';
import { alarmMail } from './mail.ts';
import { type AlarmKind, claimAlarm, listLanguages, readFacilityContact } from './store.alarm.ts';
import type { Slot } from './store.ts';

/** Dependencies and recipients of alarms; in an emergency the facility gets one too (docs/product/live.md#alarms). */
export interface AlarmDeps {
  readonly mails: Outgoing;
  readonly publicUrl: string;
  /** The addresses from the environment, used while none are stored. */
  readonly emergencyDestination: readonly string[];
  readonly liveErrorDestination: readonly string[];
}

export interface Alarm {
  readonly kind: AlarmKind;
  readonly actorName: string;
  readonly reason: string;
  readonly now: Instant;
}

/**
 * The people who can act, including the venue where only they can, by stopping or by recording in their own encoder.
 */
async function addressesOf(
  tx: Tx,
  deps: AlarmDeps,
  kind: AlarmKind,
  facility: readonly string[],
): Promise<readonly string[]> {
  switch (kind) {
    case 'emergencyStop':
      return [...(await readRecipients(tx, 'emergencyDestination', deps)), ...facility];
    case 'recording_failed':
      return [...(await readRecipients(tx, 'liveErrorDestination', deps)), ...facility];
    case 'streaming_error':
    case 'archive_error':
      return await readRecipients(tx, 'liveErrorDestination', deps);
  }
}

/** Mails an alarm in the transaction of its cause, at most once in ten minutes per wedding and kind. */
export async function raiseAlarm(tx: Tx, deps: AlarmDeps, { weddingId }: Slot, alarm: Alarm): Promise<void> {
  const { kind, actorName, reason, now } = alarm;
  if (!(await claimAlarm(tx, weddingId, kind, now))) return;
  const wedding = await readWeddingSummary(tx, weddingId);
  const facility = await readFacilityContact(tx, weddingId);
  const addresses = await addressesOf(tx, deps, kind, [...facility.errorEmails, ...facility.fixedEmails]);
  const languages = await listLanguages(tx, addresses);
  const consolePath = `/c/${wedding.companyAccountId}/facilities/${facility.accountId}/manage/weddings/${weddingId}/live`;
  for (const address of new Set(addresses)) {
    const language = languageOf(languages.get(address.toLowerCase()) ?? 'ja');
    const content = alarmMail({
      kind,
      language,
      couple: wedding.couple,
      facilityName: wedding.facilityName,
      facilityPhone: wedding.facilityPhone,
      hallName: wedding.hallName,
      startsAt: momentText(wedding.startsAt, language),
      happenedAt: momentText(now, language),
      actorName,
      reason,
      consoleUrl: `${deps.publicUrl}${consolePath}`,
      pattern: wedding.pattern,
    });
    await deps.mails.send(tx, address, content);
  }
}
