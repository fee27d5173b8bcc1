import { ANSWERS, RELATION_SHIPS } from '@kotohogi/domain/attendant/types';
import { CORRECTION_ACCOUNTS, CORRECTION_STATES } from '@kotohogi/domain/correction/types';
import { ACCOUNT_TYPES } from '@kotohogi/domain/deposit-account/types';
import { DESIGN_PATTERNS } from '@kotohogi/domain/hall/types';
import type { Brand } from '@kotohogi/domain/kernel/brand';
import { ENTRY_KINDS, LEDGER_ACCOUNTS } from '@kotohogi/domain/ledger/types';
import { PROVIDER_KEYS, SLOT_STATES } from '@kotohogi/domain/live/types';
import { MAIL_CHOICES } from '@kotohogi/domain/mailing/choices';
import { OCCASIONS } from '@kotohogi/domain/mailing/occasions';
import { NOTICE_LEVELS } from '@kotohogi/domain/notification/types';
import { PAYMENT_ALARMS, PAYMENT_EVENT_KINDS } from '@kotohogi/domain/payment/event';
import {
  GATEWAY_ENVIRONMENTS,
  PAYMENT_METHODS,
  PAYMENT_PURPOSES,
  PAYMENT_STATES,
} from '@kotohogi/domain/payment/types';
import { DIFFERENCE_KINDS } from '@kotohogi/domain/payment-order/reconcile';
import { DUE_RULES } from '@kotohogi/domain/platform-setting/issuer';
import { BLOOD_TYPES, NAME_COLOURS, PERSON_TYPES } from '@kotohogi/domain/profile/types';
import { BACKUP_STATES } from '@kotohogi/domain/recording/backup';
import { CAPTION_LANGUAGES } from '@kotohogi/domain/recording/caption';
import { TOKEN_PURPOSES } from '@kotohogi/domain/session/token';
import { TRANSFER_STATES } from '@kotohogi/domain/transfer/types';
import {
  AGGREGATE_AREAS,
  ATTENDEE_BANDS,
  WEDDING_PAYMENT_STATES,
  WEDDING_STATUSES,
} from '@kotohogi/domain/wedding/types';
import type { SelectType } from 'kysely';
import type { Tables } from './tables.ts';

/** Whether a column's type is a list of known values: neither free text, nor a number, nor an id. */
type IsUnion<T> = [T] extends [Brand<unknown, string>]
  ? false
  : [T] extends [string]
    ? string extends T
      ? false
      : true
    : [T] extends [number]
      ? number extends T
        ? false
        : true
      : false;

type Value<Table extends keyof Tables, Column extends keyof Tables[Table]> = NonNullable<
  SelectType<Tables[Table][Column]>
>;

type UnionColumns<Table extends keyof Tables> = {
  readonly [Column in keyof Tables[Table] as IsUnion<Value<Table, Column>> extends true
    ? Column
    : never]: readonly Value<Table, Column>[];
};

/** The columns of known values, by table. */
type Unions = {
  readonly [Table in keyof Tables as keyof UnionColumns<Table> extends never ? never : Table]: UnionColumns<Table>;
};

/** The values that a list omits. */
type Missing<U extends Unions> = {
  [Table in keyof Unions]: {
    [Column in keyof Unions[Table]]: Exclude<
      Unions[Table][Column] extends readonly (infer V)[] ? V : never,
      U[Table][Column] extends readonly (infer V)[] ? V : never
    >;
  }[keyof Unions[Table]];
}[keyof Unions];

/** Accepts only lists with every value of their columns' types. */
const complete = <const U extends Unions>(unions: U & ([Missing<U>] extends [never] ? unknown : Missing<U>)): U =>
  unions;

const LANGUAGES = ['ja', 'en'] as const;
const LOCALES = ['ja', 'en-US'] as const;
const OPS = ['enter', 'execute', 'finish', 'capture', 'cancel', 'ask'] as const;

/**
 * The values of every column whose type is a list of known values. Each has a CHECK in the database that allows exactly
 * these: `schema.int.test.ts` compares them. A value that the code does not know can therefore neither be stored nor
 * read.
 */
export const UNIONS = complete({
  app_user: { locale: LOCALES },
  attendant: { answer: ANSWERS, relation_ship: RELATION_SHIPS, locale: LOCALES },
  attendant_answer: { answer: ANSWERS, source: ['guest', 'host'] },
  audit: { actor_kind: ['user', 'attendant', 'system', 'machine'] },
  caption: { language: CAPTION_LANGUAGES },
  correction: {
    debit_account: CORRECTION_ACCOUNTS,
    credit_account: CORRECTION_ACCOUNTS,
    state: CORRECTION_STATES,
  },
  deposit_account: { type: ACCOUNT_TYPES },
  facility: { wedding_aggregate_area: AGGREGATE_AREAS, gateway_environment: GATEWAY_ENVIRONMENTS },
  gateway_call: { op: OPS, state: PAYMENT_STATES, outcome: ['PENDING', 'OK', 'ERROR', 'UNKNOWN'] },
  hall: { design_pattern: DESIGN_PATTERNS },
  idempotency_key: { recovery_point: ['started', 'finished'] },
  journal_entry: { kind: ENTRY_KINDS },
  platform_setting: { invoice_due_rule: DUE_RULES },
  journal_line: { account: LEDGER_ACCOUNTS },
  live_alarm: { kind: ['emergencyStop', 'streaming_error', 'archive_error', 'recording_failed'] },
  live_slot: { provider: ['', ...PROVIDER_KEYS], state: SLOT_STATES },
  made_file: { language: LANGUAGES, state: ['queued', 'making', 'ready', 'failed'] },
  marketing_count: { relation_ship: RELATION_SHIPS },
  mail_opt_out: { choice: MAIL_CHOICES },
  mail_token: { purpose: TOKEN_PURPOSES },
  notification: { level: NOTICE_LEVELS },
  occasion_mail: { occasion: OCCASIONS },
  organizer_profile: { type: PERSON_TYPES, blood_type: BLOOD_TYPES, colour: NAME_COLOURS },
  payment: {
    purpose: PAYMENT_PURPOSES,
    method: PAYMENT_METHODS,
    state: PAYMENT_STATES,
    recovery_point: ['started', 'entered', 'challenged', 'authorized', 'finished'],
    next_op: OPS,
  },
  payment_difference: { kind: DIFFERENCE_KINDS },
  payment_event: {
    kind: PAYMENT_EVENT_KINDS,
    from_state: PAYMENT_STATES,
    to_state: PAYMENT_STATES,
    alarm: PAYMENT_ALARMS,
  },
  payment_step: { from_state: PAYMENT_STATES, to_state: PAYMENT_STATES },
  reaction: { phase: ['rehearsal', 'live', 'archive'] },
  recording_backup: { state: BACKUP_STATES },
  transfer: { state: TRANSFER_STATES },
  transfer_consignor: { account_type: ACCOUNT_TYPES },
  temporary_wedding: { status: [0, 1, 2], locale: LOCALES },
  user_grant: {
    scope: ['admin', 'company', 'facility', 'wedding'],
    role: [
      'manager',
      'administrator',
      'cross-facility-financial-manager',
      'viewer',
      'treasurer',
      'coordinator',
      'video-distribution',
      'financial-manager',
      'organizer',
    ],
  },
  video_upload: { platform: PROVIDER_KEYS, state: ['uploading', 'registered', 'linked'] },
  wedding: {
    num_of_attendees_div: ATTENDEE_BANDS,
    design_pattern: DESIGN_PATTERNS,
    wedding_aggregate_area: AGGREGATE_AREAS,
    language: LANGUAGES,
    payment_state: WEDDING_PAYMENT_STATES,
    status: WEDDING_STATUSES,
  },
});
