export type { IconName } from '@kotohogi/themes/icons';
