import { MAX_SONGS } from '@kotohogi/domain/song-list/types';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { IconButton } from '@kotohogi/ui/icon-button';
import { Switch } from '@kotohogi/ui/switch';
import { useState } from 'react';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { FailedPart } from '../../shell/pages/failed-part.tsx';
import { type SongOfList, type Songs, useSaveSongs, useSongs } from './api.ts';
import { SongDialog } from './song-dialog.tsx';
import styles from './song-list.module.css';
import { t } from './t.ts';

export interface SongListProps {
  readonly weddingId: number;
  readonly mayWrite: boolean;
}

interface RowProps {
  readonly song: SongOfList;
  readonly onEdit: (() => void) | undefined;
  readonly onRemove: () => void;
}

function Row({ song: { title, artist, rightsNote }, onEdit, onRemove }: RowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.name}>{title}</span>
      <span className={styles.about}>{artist}</span>
      {rightsNote !== '' && <span className={styles.about}>{rightsNote}</span>}
      {onEdit !== undefined && (
        <span className={styles.actions}>
          <IconButton icon="pencil" label={t('songList.edit', { name: title })} onPress={onEdit} />
          <IconButton icon="trash-2" label={t('songList.remove', { name: title })} onPress={onRemove} />
        </span>
      )}
    </li>
  );
}

/** The list with a song edited; at the end if someone else has removed it meanwhile. */
function withSong(songs: readonly SongOfList[], before: SongOfList, after: SongOfList): readonly SongOfList[] {
  const place = songs.findIndex(
    ({ title, artist, rightsNote }) =>
      title === before.title && artist === before.artist && rightsNote === before.rightsNote,
  );
  return place < 0 ? [...songs, after] : songs.with(place, after);
}

function Editor({ weddingId, mayWrite, list }: SongListProps & { readonly list: Songs }) {
  const { songs, hasNoSongs, version } = list;
  const save = useSaveSongs(weddingId);
  const notify = useFailureNotice();
  /** What the dialog edits: a song, or `new`. */
  const [edited, setEdited] = useState<SongOfList | 'new'>();
  const store = (next: readonly SongOfList[]) => save.mutateAsync({ hasNoSongs: false, songs: [...next], version });
  const remove = (index: number) => {
    store(songs.filter((_, at) => at !== index)).catch(error => notify(error, () => remove(index)));
  };
  const confirmNone = (isNone: boolean) =>
    save.mutate(
      { hasNoSongs: isNone, songs: [], version },
      { onError: error => notify(error, () => confirmNone(isNone)) },
    );
  const isFull = songs.length >= MAX_SONGS;
  return (
    <>
      {songs.length === 0 && !hasNoSongs && <Alert tone="warn">{t('songList.missing')}</Alert>}
      {songs.length > 0 && (
        <ol className={styles.list} aria-label={t('songList.list')}>
          {songs.map((song, index) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: songs may be equal, and the list is replaced as a whole
              key={index}
              song={song}
              onEdit={mayWrite ? () => setEdited(song) : undefined}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      {mayWrite && !hasNoSongs && (
        <div>
          {isFull ? (
            <p className={styles.text}>{t('songList.full', { n: MAX_SONGS })}</p>
          ) : (
            <Button icon="plus" onPress={() => setEdited('new')}>
              {t('songList.add')}
            </Button>
          )}
        </div>
      )}
      <Switch
        isSelected={hasNoSongs}
        isDisabled={!mayWrite || songs.length > 0 || save.isPending}
        onChange={confirmNone}
        description={songs.length > 0 && mayWrite ? t('songList.noneHint') : undefined}
      >
        {t('songList.none')}
      </Switch>
      {edited !== undefined && (
        <SongDialog
          song={edited === 'new' ? undefined : edited}
          isSaving={save.isPending}
          onSave={async song => {
            await store(edited === 'new' ? [...songs, song] : withSong(songs, edited, song));
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

/** The songs in a wedding's recording, which the venue enters before the recording is sold. */
export function SongList({ weddingId, mayWrite }: SongListProps) {
  const query = useSongs(weddingId);
  if (query.data === undefined) return <FailedPart query={query} title={t('songList.title')} />;
  return (
    <Card title={t('songList.title')}>
      <div className={styles.fields}>
        <p className={styles.text}>{t('songList.text')}</p>
        <Editor weddingId={weddingId} mayWrite={mayWrite} list={query.data} />
      </div>
    </Card>
  );
}
