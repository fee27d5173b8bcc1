import { type ReactNode, useState } from 'react';
import { FileDropZone } from '../../src/file-drop-zone/index.ts';
import { ImageUploader, ImageView } from '../../src/image-uploader/index.ts';
import { Block } from '../block.tsx';
import styles from '../gallery.module.css';
import { t } from '../setting.ts';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#f3e6d2"/><circle cx="290" cy="110" r="46" fill="#fff6df"/><path d="M0 220q110-70 210-20t190-30v130H0z" fill="#a9c3a4"/><path d="M0 260q140-60 400-10v50H0z" fill="#86a98a"/></svg>',
)}`;

const CHOSEN = [
  new File(['x'.repeat(18_400)], t('ご招待者名簿_2026-11-21.csv', 'guests-2026-11-21.csv'), { type: 'text/csv' }),
  new File(
    ['x'.repeat(2_400_000)],
    t(
      'とても長い名前の集合写真_ガーデンチャペル木洩れ日_最終版_修正済み.jpg',
      'group-picture-garden-chapel-final-corrected-version-2.jpg',
    ),
    { type: 'image/jpeg' },
  ),
] as const;

const ignore = (): void => {};

function DropZones(): ReactNode {
  const [files, setFiles] = useState<readonly File[]>(CHOSEN);
  return (
    <Block name={t('ファイルの追加', 'Adding files')} parts="FileDropZone">
      <FileDropZone
        label={t('添付ファイル', 'Attachments')}
        showOptional
        types={['.csv', 'image/*']}
        typesHint={t('CSV・画像', 'CSV, pictures')}
        maxSizeBytes={10_485_760}
        maxFiles={5}
        value={files}
        onChange={setFiles}
      />
      <div className={`${styles.grid} ${styles.wide}`}>
        <FileDropZone
          label={t('名簿の取り込み', 'Import guests')}
          isRequired
          size="compact"
          types={['.csv']}
          typesHint="CSV"
          maxFiles={1}
          hint={t('1行目は見出しです', 'The first line holds the headings')}
        />
        <FileDropZone
          label={t('名簿の取り込み', 'Import guests')}
          size="compact"
          types={['.csv']}
          errorMessage={t('このファイルの種類は受付できません。', 'This type of file cannot be accepted.')}
        />
        <FileDropZone label={t('動画', 'Video')} size="compact" isDisabled typesHint="MP4" />
      </div>
    </Block>
  );
}

/** Files to drop or choose, images to upload or view. */
export function Files(): ReactNode {
  return (
    <>
      <DropZones />
      <Block name={t('画像', 'Pictures')} parts="ImageUploader">
        <div className={`${styles.grid} ${styles.wide}`}>
          <ImageUploader label={t('メイン', 'Main picture')} initialUrl={PICTURE} onChange={ignore} isRequired />
          <ImageUploader
            label={t('サブ', 'Second picture')}
            showOptional
            typesHint="JPEG・PNG・WebP"
            onChange={ignore}
          />
          <ImageUploader
            label={t('縦の写真', 'Upright picture')}
            aspectRatio="3 / 4"
            initialUrl={PICTURE}
            onChange={ignore}
          />
          <ImageUploader label={t('帯', 'Band')} aspectRatio="5 / 1" onChange={ignore} isDisabled />
          <ImageUploader label={t('前の写真', 'Earlier picture')} initialUrl="data:image/png," onChange={ignore} />
        </div>
      </Block>
      <Block name={t('画像（見るだけ）', 'Pictures, only to look at')} parts="ImageView">
        <div className={`${styles.grid} ${styles.wide}`}>
          <ImageView src={PICTURE} alt={t('丘の朝', 'Morning on a hill')} />
          <ImageView src="data:image/png," alt={t('丘の朝', 'Morning on a hill')} />
        </div>
      </Block>
    </>
  );
}
