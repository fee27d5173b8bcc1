import { createPortal } from 'react-dom';
import { OfflineNote } from '../notes/offline-note.tsx';
import { StageNote } from '../notes/stage-note.tsx';
import { NavigationBar } from './navigation-bar.tsx';

/** What surrounds a page once it is rendered: the loading bar, the offline note, the test environment note. */
export function HeadNotes() {
  return (
    <>
      <NavigationBar />
      <OfflineNote />
      {createPortal(<StageNote />, document.body)}
    </>
  );
}
