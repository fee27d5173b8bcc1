import type { Companion } from '@kotohogi/domain/attendant/types';
import { say } from './say.ts';

/** Somebody who comes along, as the couple reads it: ハル（お子さま）. */
export const companionText = ({ name, isChild }: Companion): string =>
  isChild ? say('detail.companion.child', { name }) : name;
