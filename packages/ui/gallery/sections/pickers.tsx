import { type ReactNode, useState } from 'react';
import { DateField } from '../../src/date-field/index.ts';
import { DateTimeField } from '../../src/date-time-field/index.ts';
import { ImageUploader } from '../../src/image-uploader/index.ts';
import { SortList } from '../../src/sort-list/index.ts';
import { TimeField } from '../../src/time-field/index.ts';
import { Block } from '../block.tsx';
import styles from '../gallery.module.css';
import { t } from '../setting.ts';

const PROGRAMME = [
  { id: '1', name: t('新郎新婦 入場', 'Entrance') },
  { id: '2', name: t('誓いの言葉', 'Vows') },
  { id: '3', name: t('指輪の交換', 'Exchange of rings') },
  { id: '4', name: t('おふたりからのご挨拶', 'A word from the couple') },
] as const;

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#f3e6d2"/><circle cx="290" cy="110" r="46" fill="#fff6df"/><path d="M0 220q110-70 210-20t190-30v130H0z" fill="#a9c3a4"/><path d="M0 260q140-60 400-10v50H0z" fill="#86a98a"/></svg>',
)}`;

export function Pickers(): ReactNode {
  const [programme, setProgramme] = useState<readonly { id: string; name: string }[]>(PROGRAMME);
  const append = (): void =>
    setProgramme([...programme, { id: String(Date.now()), name: t('新しい項目', 'New item') }]);
  return (
    <Block
      name={t('日時・並び・写真', 'Dates, order, pictures')}
      parts="DateField · TimeField · DateTimeField · SortList · ImageUploader"
    >
      <div className={styles.grid}>
        <DateField label={t('基準日', 'Date')} defaultValue="2026-11-21" min="2026-11-10" max="2026-12-20" />
        <DateField
          label={t('お返事の期限', 'Reply by')}
          isRequired
          defaultValue="2026-02-31"
          errorMessage={t('選択可能な日付範囲ではありません。', 'This date cannot be chosen.')}
        />
        <TimeField label={t('ご入室', 'Doors open')} defaultValue="12:30" />
        <DateTimeField label={t('挙式日時', 'Ceremony')} isRequired defaultValue="2026-11-21T13:00" />
        <DateTimeField
          label={t('公開日時', 'Published at')}
          isRequired
          errorMessage={t('この項目は必須です。', 'This item is required.')}
        />
      </div>
      <div className={`${styles.grid} ${styles.wide}`}>
        <SortList label={t('式次第', 'Programme')} items={programme} onChange={setProgramme} onAppend={append} />
        <div className={styles.grid}>
          <ImageUploader label={t('メイン', 'Main picture')} initialUrl={PICTURE} onChange={() => {}} isRequired />
          <ImageUploader
            label={t('サブ', 'Second picture')}
            showOptional
            typesHint="JPEG・PNG・WebP"
            onChange={() => {}}
          />
          <ImageUploader
            label={t('集合写真', 'Group picture')}
            typesHint="JPEG・PNG・WebP"
            onChange={() => {}}
            errorMessage={t('このファイルの種類は受付できません。', 'This type of file cannot be accepted.')}
          />
        </div>
      </div>
    </Block>
  );
}
