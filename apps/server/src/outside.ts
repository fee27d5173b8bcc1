import type { ProviderKey } from '@kotohogi/domain/live/types';
import type { Clock } from '@kotohogi/ports/clock';
import type { HostedUploads } from '@kotohogi/ports/hosted-upload';
import type { Mailer, MailOutbox } from '@kotohogi/ports/mailer';
import type { BackupStore, ObjectStore } from '@kotohogi/ports/object-store';
import type { PaymentGateway } from '@kotohogi/ports/payment-gateway';
import type { VideoLookups } from '@kotohogi/ports/video-lookups';
import type { VideoWebhook } from '@kotohogi/ports/video-webhook';
import type pg from 'pg';
import type { Config } from './platform/config/to-config.ts';
import type { Keys } from './platform/crypto/keys.ts';
import type { Db } from './platform/db/connect.ts';
import type { Log } from './platform/log/log.ts';
import type { Providers } from './platform/video/providers.ts';

/** Everything outside the product's own code, chosen by whoever composes it: production, a workstation or a test. */
export interface Outside {
  readonly config: Config;
  readonly keys: Keys;
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly clock: Clock;
  readonly mailer: Mailer;
  /** Where mails are stored if none are sent; /outbox then shows them. Never in production. */
  readonly outbox: MailOutbox | undefined;
  readonly objects: ObjectStore;
  /** Where recordings are copied to; absent without a second store. */
  readonly backup?: BackupStore | undefined;
  /** The providers that are switched on; at least one. */
  readonly providers: Providers;
  readonly gateway: PaymentGateway;
  /** Platforms that browsers upload films to directly; absent = none is configured. */
  readonly hosted?: Readonly<Partial<Record<ProviderKey, HostedUploads>>>;
  /** Parsers for webhooks of hosted platforms; absent = webhooks are not accepted. */
  readonly webhooks?: Readonly<Partial<Record<ProviderKey, VideoWebhook>>>;
  /** Looks up our objects at hosted platforms, for operators. */
  readonly lookups?: Readonly<Partial<Record<ProviderKey, VideoLookups>>>;
}
