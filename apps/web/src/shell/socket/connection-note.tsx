import { ConnectionNotifier } from '@kotohogi/ui/connection-notifier';
import { useConnection } from './use-socket.tsx';

/** Says what happened to the line of the page (product text §4). Stands inside a SocketProvider. */
export function ConnectionNote() {
  return <ConnectionNotifier connection={useConnection()} />;
}
