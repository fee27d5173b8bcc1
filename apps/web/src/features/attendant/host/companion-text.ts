import type { Companion } from '@kotohogi/domain/attendant/types';
import { t } from './t.ts';

/** A companion as the couple sees it: ハル（お子さま）. */
export const companionText = ({ name, isChild }: Companion): string =>
  isChild ? t('detail.companion.child', { name }) : name;
