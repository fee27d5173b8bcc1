import type { IconName } from '@kotohogi/ui/icon';
import type { Verdict } from '../console-state.ts';

/** The commands on the console. `sync` refetches the state and changes nothing. */
export type Deed = 'create' | 'open' | 'publish' | 'intermission' | 'resume' | 'close' | 'sync';

/** Commands without a dialog of their own; `create` has one. */
export type PlainDeed = Exclude<Deed, 'create'>;

export const DEED_ICONS: Readonly<Record<Deed, IconName>> = {
  create: 'plus',
  open: 'play',
  publish: 'radio',
  intermission: 'pause',
  resume: 'play',
  close: 'power',
  sync: 'refresh-cw',
};

/** Commands that everybody sees at once, so they ask for confirmation (screens README, "Interaction notes"). */
export const ASKED = ['publish', 'intermission', 'resume', 'close'] as const satisfies readonly Deed[];
export type AskedDeed = (typeof ASKED)[number];

export const isAsked = (deed: Deed): deed is AskedDeed => ASKED.some(asked => asked === deed);

/** A command and its button style: filled is for the one that moves the ceremony on. */
export interface Offer<One extends Deed = Deed> {
  readonly deed: One;
  readonly variant: 'filled' | 'outlined';
}

const filled = (deed: Deed): Offer => ({ deed, variant: 'filled' });
const outlined = (deed: Deed): Offer => ({ deed, variant: 'outlined' });

/** The commands for a stream state, the next step first. */
export function offersOf(verdict: Verdict): readonly Offer[] {
  switch (verdict) {
    case 'none':
      return [filled('create')];
    case 'ready':
    case 'ready-with-video':
      return [filled('open')];
    case 'can-publish':
      return [filled('publish')];
    case 'lost-before':
      return [outlined('publish')];
    case 'on-air':
      return [outlined('intermission'), outlined('close')];
    case 'intermission':
      return [filled('resume'), outlined('close')];
    case 'unreachable':
    case 'archive-failed':
      return [filled('sync')];
    case 'preparing':
      return [outlined('sync')];
    case 'waiting':
    case 'lost':
    case 'broken':
    case 'archiving':
    case 'archived':
    case 'stopped':
    case 'converting':
    case 'ended':
      return [];
  }
}
