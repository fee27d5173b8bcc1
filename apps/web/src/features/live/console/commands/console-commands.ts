import type { IconName } from '@kotohogi/ui/icon';
import type { ConsoleStatus } from '../console-state.ts';

/** The commands on the console. `sync` refetches the state and changes nothing. */
export type ConsoleCommand = 'create' | 'open' | 'publish' | 'intermission' | 'resume' | 'close' | 'sync';

/** Commands without a dialog of their own; `create` has one. */
export type PlainCommand = Exclude<ConsoleCommand, 'create'>;

export const COMMAND_ICONS: Readonly<Record<ConsoleCommand, IconName>> = {
  create: 'plus',
  open: 'play',
  publish: 'radio',
  intermission: 'pause',
  resume: 'play',
  close: 'power',
  sync: 'refresh-cw',
};

/** Commands that everybody sees at once, so they ask for confirmation (screens README, "Interaction notes"). */
export const CONFIRMED_COMMANDS = [
  'publish',
  'intermission',
  'resume',
  'close',
] as const satisfies readonly ConsoleCommand[];
export type ConfirmedCommand = (typeof CONFIRMED_COMMANDS)[number];

export const needsConfirmation = (command: ConsoleCommand): command is ConfirmedCommand =>
  CONFIRMED_COMMANDS.some(asked => asked === command);

/** A command and its button style: filled is for the one that moves the ceremony on. */
export interface OfferedCommand<One extends ConsoleCommand = ConsoleCommand> {
  readonly command: One;
  readonly variant: 'filled' | 'outlined';
}

const filled = (command: ConsoleCommand): OfferedCommand => ({ command, variant: 'filled' });
const outlined = (command: ConsoleCommand): OfferedCommand => ({ command, variant: 'outlined' });

/** The commands for a stream state, the next step first. */
export function offeredCommands(status: ConsoleStatus): readonly OfferedCommand[] {
  switch (status) {
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
