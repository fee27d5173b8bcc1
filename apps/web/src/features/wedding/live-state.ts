import type { LiveState, PlayerState } from '@kotohogi/domain/live/types';
import type { StateTone } from '@kotohogi/ui/chip';

/** The tone of a live state: filled (warn, bad) = needs action, everything else needs none. */
export function liveTone(state: PlayerState): StateTone {
  switch (state) {
    case 'streaming_error':
    case 'archive_error':
      return 'bad';
    case 'waitingForStream':
    case 'waitingForUpload':
    case 'emergency-stopped':
    case 'delayed':
      return 'warn';
    case 'streaming':
    case 'live':
      return 'live';
    case 'ready':
    case 'starting':
    case 'unpulished':
      return 'info';
    case 'archived':
    case 'viewingArchive':
      return 'ok';
    case 'unknown':
    case 'pending':
    case 'preparing':
    case 'uploading':
    case 'closed':
    case 'end':
      return 'idle';
  }
}

/** Whether the ceremony of a slot in this state is over, according to the stream. */
export function isOver(state: LiveState): boolean {
  return ['closed', 'archived', 'viewingArchive', 'uploading', 'end'].includes(state);
}
