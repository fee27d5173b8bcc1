import { platformSetting } from '@kotohogi/contract/platform-setting';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import type { Destination } from '@kotohogi/domain/platform-setting/decide';
import { asUser, type Call, type Route } from '../../gate/route.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { readPlatformSettings, type StoredSettings, storePlatformSettings } from './store.ts';

export interface PlatformSettingDeps {
  readonly db: Db;
  /** The addresses from the environment, used while none are stored. */
  readonly environment: Readonly<Record<Destination, readonly string[]>>;
}

const listed = (text: string) => text.split(',').filter(address => address !== '');

const toSettings = (stored: StoredSettings, environment: PlatformSettingDeps['environment']) => ({
  ...stored,
  emergencyDestination: stored.emergencyDestination.join(','),
  liveErrorDestination: stored.liveErrorDestination.join(','),
  environment: {
    emergencyDestination: environment.emergencyDestination.join(','),
    liveErrorDestination: environment.liveErrorDestination.join(','),
  },
});

async function change(tx: Tx, call: Call<typeof platformSetting.update>): Promise<StoredSettings | undefined> {
  const { version, emergencyDestination, liveErrorDestination, ...changes } = call.body;
  const stored = await readPlatformSettings(tx, true);
  if (stored.version !== version) return undefined;
  const next: StoredSettings = {
    ...stored,
    ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
    emergencyDestination:
      emergencyDestination === undefined ? stored.emergencyDestination : listed(emergencyDestination),
    liveErrorDestination:
      liveErrorDestination === undefined ? stored.liveErrorDestination : listed(liveErrorDestination),
  };
  if (!(await storePlatformSettings(tx, next, call.now))) return undefined;
  await call.audit(tx, 'platform', call.body);
  return { ...next, version: version + 1 };
}

/** Handlers for the platform's settings. */
export function platformSettingHandlers({ db, environment }: PlatformSettingDeps): Route[] {
  return [
    asUser(platformSetting.read, async () => toSettings(await readPlatformSettings(db), environment)),
    asUser(platformSetting.update, async call => {
      const saved = await db.transaction().execute(tx => change(tx, call));
      return saved === undefined ? refuse('platform_setting_changed') : toSettings(saved, environment);
    }),
  ];
}
