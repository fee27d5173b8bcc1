import { createPortal } from 'react-dom';
import { OfflineNote } from '../notes/offline-note.tsx';
import { StageNote } from '../notes/stage-note.tsx';
import { NavigationBar } from './navigation-bar.tsx';

/** What comes around a page once it is drawn: the loading bar, that the browser is offline, that this is a trial. */
export function HeadNotes() {
  return (
    <>
      <NavigationBar />
      <OfflineNote />
      {createPortal(<StageNote />, document.body)}
    </>
  );
}
