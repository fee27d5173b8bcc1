import { type DeliveryReports, deliveryReports, mailing } from '@kotohogi/contract/mailing';
import { after, DAY_MS, type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { GUEST_CHOICES, HOST_CHOICES, MAIL_CHOICES, type MailChoice } from '@kotohogi/domain/mailing/choices';
import { inNoScope, inWedding, type Route } from '../../gate/route.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { readChoicesToken } from '../../platform/mail/choices-link.ts';
import type { MailReader } from '../../platform/mail/content.ts';
import { insertRefusal, listOptOuts, setOptOut } from '../../platform/mail/store.ts';
import { readWeddingSummary } from '../wedding/index.ts';
import { findGuestName, listGuestsAt, listHosts, listRefusals } from './store.ts';

export interface MailingDeps {
  readonly db: Db;
  /** Signs the links in mails. */
  readonly linkKey: Buffer;
  /** The secret part of the URL reports are posted to; empty = reports are not accepted. */
  readonly reportSecret: string;
}

async function nameOf(tx: Tx, reader: MailReader): Promise<string | undefined> {
  if ('attendantId' in reader) return await findGuestName(tx, reader.weddingId, reader.attendantId);
  return (await listHosts(tx, reader.weddingId)).find(host => host.id === reader.userId)?.name;
}

/** The data of the preferences page; undefined if its reader no longer exists. */
async function view(tx: Tx, reader: MailReader) {
  const name = await nameOf(tx, reader);
  if (name === undefined) return undefined;
  const { pattern, couple } = await readWeddingSummary(tx, reader.weddingId);
  const out = await listOptOuts(tx, reader);
  const kinds: readonly MailChoice[] = 'attendantId' in reader ? GUEST_CHOICES : HOST_CHOICES;
  return {
    designPattern: pattern,
    couple: [...couple],
    name,
    choices: kinds.map(choice => ({ choice, isOn: !out.includes(choice) })),
  };
}

/** How long after its ceremony a wedding still records bounces. */
const REPORT_LIFETIME_MS = 30 * DAY_MS;

/** Parses a list of reports; undefined if it is invalid. */
function readReports(text: string) {
  try {
    return deliveryReports.safeParse(JSON.parse(text)).data;
  } catch {
    // why: what is not JSON is not a report
    return undefined;
  }
}

/** Kinds of report that say the address is invalid, or that its owner wants no more mail. */
const FINAL: ReadonlySet<string> = new Set(['bounced', 'complained']);

async function takeReports(tx: Tx, reports: DeliveryReports, now: Instant): Promise<void> {
  for (const { recipient, kind, reason = '' } of reports.filter(report => FINAL.has(report.kind))) {
    for (const { id, wedding_id: weddingId } of await listGuestsAt(tx, recipient, after(now, -REPORT_LIFETIME_MS))) {
      const reader = { weddingId, attendantId: id };
      await insertRefusal(tx, { reader, address: recipient, kind, reason, now });
    }
  }
}

/** Handlers for mail preferences and for reports of undelivered mail. */
export function mailingHandlers({ db, linkKey, reportSecret }: MailingDeps): Route[] {
  const choose = (token: string, { choice, isOn }: { choice: MailChoice; isOn: boolean }, now: Instant) =>
    db.transaction().execute(async tx => {
      const reader = readChoicesToken(linkKey, token);
      if (reader === undefined || (await nameOf(tx, reader)) === undefined) return undefined;
      await setOptOut(tx, reader, { choice, isOut: !isOn, now });
      return await view(tx, reader);
    });
  return [
    inNoScope(mailing.readChoices, async ({ query }) => {
      const reader = readChoicesToken(linkKey, query.token);
      const found = reader && (await db.transaction().execute(tx => view(tx, reader)));
      return found ?? refuse('mailing_link_unknown');
    }),
    inNoScope(mailing.choose, async ({ query, body, now }) => {
      return (await choose(query.token, body, now)) ?? refuse('mailing_link_unknown');
    }),
    inNoScope(mailing.leave, async ({ params, now }) => {
      const choice = MAIL_CHOICES.find(known => known === params.choice);
      const left = choice && (await choose(params.token, { choice, isOn: false }, now));
      return left === undefined ? refuse('mailing_link_unknown') : {};
    }),
    inNoScope(mailing.takeReport, async ({ params, body, now }) => {
      if (reportSecret === '' || params.secret !== reportSecret) return refuse('webhook_unproved');
      const reports = readReports(body);
      if (reports === undefined) return refuse('mailing_report_unreadable');
      await db.transaction().execute(tx => takeReports(tx, reports, now));
      return {};
    }),
    inWedding(mailing.listRefusals, async (_call, scope) => {
      const rows = await db.transaction().execute(tx => listRefusals(tx, scope));
      return {
        rows: rows
          .map(({ id, name, email, at, reason }) => ({
            attendantId: id,
            name,
            email: email ?? '',
            at: instant(at),
            reason,
          }))
          .toSorted((a, b) => b.at - a.at),
      };
    }),
  ];
}
