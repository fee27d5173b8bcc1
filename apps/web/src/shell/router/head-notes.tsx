import { OfflineNote } from '../notes/offline-note.tsx';
import { NavigationBar } from './navigation-bar.tsx';

/** What a page may show above itself later: the loading bar, and that the browser is offline. */
export function HeadNotes() {
  return (
    <>
      <NavigationBar />
      <OfflineNote />
    </>
  );
}
