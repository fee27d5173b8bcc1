import type { ReactNode } from 'react';
import { Buttons } from './sections/buttons.tsx';
import { Calendars } from './sections/calendars.tsx';
import { CardForm } from './sections/card-form.tsx';
import { Choices } from './sections/choices.tsx';
import { Dialogs } from './sections/dialogs.tsx';
import { Fields } from './sections/fields.tsx';
import { Frames } from './sections/frames.tsx';
import { Lists } from './sections/lists.tsx';
import { Measures } from './sections/measures.tsx';
import { Notices } from './sections/notices.tsx';
import { Pickers } from './sections/pickers.tsx';
import { States } from './sections/states.tsx';
import styles from './sheet.module.css';

/** All parts in all states. */
export function Sheet(): ReactNode {
  return (
    <div className={styles.sheet}>
      <Frames />
      <Buttons />
      <Fields />
      <Choices />
      <Pickers />
      <Calendars />
      <CardForm />
      <States />
      <Lists />
      <Measures />
      <Notices />
      <Dialogs />
    </div>
  );
}
