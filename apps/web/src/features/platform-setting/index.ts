export { platformSettingHelp } from './platform-setting-help.ts';
export { PlatformSettingsForm } from './platform-settings-form.tsx';
