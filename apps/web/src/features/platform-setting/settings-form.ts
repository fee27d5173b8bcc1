import type { PlatformSettings } from '@kotohogi/contract/platform-setting';

/** The fields of the form. */
export type SettingsForm = Omit<PlatformSettings, 'environment' | 'version'>;
