import type { TreeLeaf } from '@kotohogi/contract/congratulation';
import { artwork } from '@kotohogi/themes/artwork';
import { STAGE } from '@kotohogi/themes/tree/kit';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { SectionHeading } from '@kotohogi/ui/section-heading';
import { lazy, Suspense, useState } from 'react';
import { partFailureOf } from '../../shell/api/failure-of.ts';
import { useAttendance } from '../attendant/index.ts';
import { useTree } from './api.ts';
import { MessagesDialog } from './lazy.ts';
import { t } from './t.ts';
import styles from './tree-section.module.css';

const Tree = lazy(async () => ({ default: (await import('./tree.tsx')).Tree }));

/** The tree before its leaves are loaded: reserves its space. */
function BareTree() {
  const { designPattern } = useAttendance();
  return (
    <div className={styles.bare}>
      <img src={artwork(designPattern, 'tree')} alt="" width={STAGE.width} height={STAGE.height} />
    </div>
  );
}

/** The anniversary tree with its title, and the messages of the leaf that was opened. */
export function TreeSection() {
  const { weddingKey, weddingId, designPattern, me } = useAttendance();
  const tree = useTree(weddingKey);
  const [leaf, setLeaf] = useState<TreeLeaf>();
  const failure = partFailureOf(tree);
  const count = tree.data?.leaves.length ?? 0;
  return (
    <section className={styles.section} aria-labelledby="tree">
      <div id="tree">
        <SectionHeading latin="Anniversary tree" title={t('tree.title')} />
      </div>
      {failure !== undefined && (
        <Alert tone="bad" action={<Button onPress={() => void tree.refetch()}>{t('tree.again')}</Button>}>
          {failure.userMessage}
        </Alert>
      )}
      <div className={styles.place}>
        {tree.data === undefined ? (
          <BareTree />
        ) : (
          <Suspense fallback={<BareTree />}>
            <Tree pattern={designPattern} leaves={tree.data.leaves} ownId={me?.id} seed={weddingId} onOpen={setLeaf} />
          </Suspense>
        )}
      </div>
      {tree.data !== undefined && (
        <p className={styles.text}>
          {count === 0 ? (
            t('tree.empty')
          ) : (
            <>
              <b>{t('tree.count', { count })}</b> <span>{t('tree.hint')}</span>
            </>
          )}
        </p>
      )}
      <MessagesDialog isOpen={leaf !== undefined} leaf={leaf} onClose={() => setLeaf(undefined)} />
    </section>
  );
}
