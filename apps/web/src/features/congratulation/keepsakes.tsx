import { KEEPSAKE_KINDS, type KeepsakeKind } from '@kotohogi/domain/congratulation/types';
import { Card } from '@kotohogi/ui/card';
import { textsOf } from '../../shell/i18n/text.ts';
import { MadeFileButton } from '../../shell/list/made-file-button.tsx';
import { useKeepsakeFile } from './api.host.ts';
import styles from './keepsakes.module.css';
import type { ja } from './messages.ja.ts';

const say = textsOf<typeof ja>();

function KeepsakeFile({ weddingId, kind }: { readonly weddingId: number; readonly kind: KeepsakeKind }) {
  const calls = useKeepsakeFile(weddingId, kind);
  return (
    <li>
      <div className={styles.file}>
        <p className={styles.name}>{say(`wishes.keep.${kind}`)}</p>
        <p className={styles.about}>{say(`wishes.keep.${kind}.about`)}</p>
      </div>
      <MadeFileButton
        calls={calls}
        icon={kind === 'book' ? 'book-open' : 'download'}
        label={`${say('wishes.keep.save')}: ${say(`wishes.keep.${kind}`)}`}
      >
        {say('wishes.keep.save')}
      </MadeFileButton>
    </li>
  );
}

/** What the couple can print and keep: the book, the tree, everything. Each file is made by a job and saved when ready. */
export function Keepsakes({ weddingId }: { readonly weddingId: number }) {
  return (
    <Card title={say('wishes.keep')}>
      <p className={styles.words}>{say('wishes.keep.words')}</p>
      <ul className={styles.files}>
        {KEEPSAKE_KINDS.map(kind => (
          <KeepsakeFile key={kind} weddingId={weddingId} kind={kind} />
        ))}
      </ul>
    </Card>
  );
}
