import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { useState } from 'react';
import { textsOf } from '../../shell/i18n/text.ts';
import { useSaveFile } from '../../shell/list/use-save-file.ts';
import { keepsakeAddress } from './api.host.ts';
import styles from './keepsakes.module.css';
import type { ja } from './messages.ja.ts';

const say = textsOf<typeof ja>();

const FILES = ['book', 'poster.A4', 'poster.A2', 'archive'] as const;
type File = (typeof FILES)[number];

function addressOf(file: File, weddingId: number): string {
  switch (file) {
    case 'book':
      return keepsakeAddress.book(weddingId);
    case 'poster.A4':
      return keepsakeAddress.poster(weddingId, 'A4');
    case 'poster.A2':
      return keepsakeAddress.poster(weddingId, 'A2');
    case 'archive':
      return keepsakeAddress.archive(weddingId);
  }
}

/** What the couple can print and keep: the book, the tree, everything. */
export function Keepsakes({ weddingId }: { readonly weddingId: number }) {
  const saver = useSaveFile();
  const [asked, setAsked] = useState<File>();
  return (
    <Card title={say('wishes.keep')}>
      <p className={styles.words}>{say('wishes.keep.words')}</p>
      <ul className={styles.files}>
        {FILES.map(file => (
          <li key={file}>
            <div className={styles.file}>
              <p className={styles.name}>{say(`wishes.keep.${file}`)}</p>
              <p className={styles.about}>{say(`wishes.keep.${file}.about`)}</p>
            </div>
            <Button
              icon={file === 'book' ? 'book-open' : 'download'}
              isBusy={saver.isBusy && asked === file}
              isDisabled={saver.isBusy && asked !== file}
              busyLabel={say('wishes.keep.busy')}
              aria-label={`${say('wishes.keep.save')}: ${say(`wishes.keep.${file}`)}`}
              onPress={() => {
                setAsked(file);
                saver.save(addressOf(file, weddingId));
              }}
            >
              {say('wishes.keep.save')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
