import type { TreeLeaf } from '@kotohogi/contract/congratulation';
import { artwork } from '@kotohogi/themes/artwork';
import { PATTERNS } from '@kotohogi/themes/patterns';
import type { PatternName } from '@kotohogi/themes/theme-names';
import { leafPaintOf, STAGE, type TreeKit } from '@kotohogi/themes/tree/kit';
import { layOutTree, type PlacedLeaf } from '@kotohogi/themes/tree/layout';
import { IconButton } from '@kotohogi/ui/icon-button';
import { type CSSProperties, use, useEffect, useMemo, useRef, useState } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { Leaf } from './leaf.tsx';
import { t } from './t.ts';
import styles from './tree.module.css';
import { TreeFrame } from './tree-frame.tsx';
import { treeKitOf } from './tree-kits.ts';
import { useThrottled } from './use-throttled.ts';

export interface TreeProps {
  readonly pattern: PatternName;
  /** In the order they were added. */
  readonly leaves: readonly TreeLeaf[];
  /** The current guest: their own leaf is added to the layout at once. */
  readonly ownId: number | undefined;
  /** The seed of all random choices, so that a wedding always has the same tree. */
  readonly seed: number;
  readonly onOpen: (leaf: TreeLeaf) => void;
}

/** The gradients of the pattern's leaf colors, defined once for all leaves. */
function Washes({ kit, pattern }: { readonly kit: TreeKit; readonly pattern: PatternName }) {
  return (
    <svg className={styles.washes} aria-hidden="true">
      <defs>
        {PATTERNS[pattern].leafColours.map(colour => {
          const { light, deep } = leafPaintOf(kit, colour);
          return (
            <linearGradient key={colour} id={`leaf-${colour}`} x1="0" y1="0" x2="0.9" y2="1">
              <stop offset="0" stopColor={`color-mix(in srgb, ${light} 78%, #fff)`} />
              <stop offset="0.45" stopColor={light} />
              <stop offset="1" stopColor={deep} />
            </linearGradient>
          );
        })}
      </defs>
    </svg>
  );
}

/** The couple's own bird, which does not represent a guest (docs/product/congratulation.md#leaves). */
function Bird({ kit, pattern }: { readonly kit: TreeKit; readonly pattern: PatternName }) {
  const { perch, scale, box, feet } = kit.bird;
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const place: CSSProperties = {
    left: percent(perch[0] - feet[0] * scale, STAGE.width),
    top: percent(perch[1] - feet[1] * scale, STAGE.height),
    width: percent(box.width * scale, STAGE.width),
  };
  return <img className={styles.bird} style={place} src={artwork(pattern, 'bird')} alt="" />;
}

/** The threads that hold the leaves of this page, in patterns with hanging leaves. */
function Threads({ kit, leaves }: { readonly kit: TreeKit; readonly leaves: readonly PlacedLeaf[] }) {
  const { thread } = kit;
  if (thread === undefined) return null;
  return (
    <svg className={styles.threads} viewBox={`0 0 ${STAGE.width} ${STAGE.height}`} aria-hidden="true">
      {leaves.map(({ id, left, top, width, height }) => {
        const [x, y] = [left + width / 2, top + height / 2];
        const [fromX, fromY] = thread([x, y]);
        return <path key={id} d={`M${fromX} ${fromY}L${x} ${top}`} />;
      })}
    </svg>
  );
}

/** The leaves added since the page was opened: only those are animated. */
function useGrowth(pages: readonly (readonly PlacedLeaf[])[]): ReadonlySet<string> {
  const known = useRef<Set<string>>(undefined);
  const [grown, setGrown] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const ids = pages.flat().map(leaf => leaf.id);
    if (known.current !== undefined) {
      const fresh = ids.filter(id => known.current?.has(id) !== true);
      if (fresh.length > 0) setGrown(before => new Set([...before, ...fresh]));
    }
    known.current = new Set(ids);
  }, [pages]);
  return grown;
}

interface PagerProps {
  readonly page: number;
  readonly count: number;
  readonly onTurn: (page: number) => void;
}

function Pager({ page, count, onTurn }: PagerProps) {
  if (count < 2) return null;
  return (
    <div className={styles.pager}>
      <IconButton
        icon="chevron-left"
        label={t('tree.page.previous')}
        variant="outlined"
        tooltip="none"
        isDisabled={page === 0}
        onPress={() => onTurn(page - 1)}
      />
      <p aria-live="polite">{t('tree.page', { page: page + 1, count })}</p>
      <IconButton
        icon="chevron-right"
        label={t('tree.page.next')}
        variant="outlined"
        tooltip="none"
        isDisabled={page === count - 1}
        onPress={() => onTurn(page + 1)}
      />
    </div>
  );
}

/** The visible page: the newest one, until the user turns to another; a new leaf returns to the newest. */
function usePage(count: number, grownCount: number): readonly [number, (page: number) => void] {
  const [turned, setTurned] = useState<{ readonly page: number; readonly grownCount: number }>();
  const isTurned = turned !== undefined && turned.grownCount === grownCount && turned.page < count;
  const page = isTurned ? turned.page : Math.max(0, count - 1);
  return [page, next => setTurned({ page: next, grownCount })];
}

/**
 * The anniversary tree: a leaf for every guest who has sent a message. Keyboard and screen reader order starts with the
 * newest.
 */
export function Tree({ pattern, leaves, ownId, seed, onOpen }: TreeProps) {
  const kit = use(treeKitOf(pattern));
  const isUrgent = leaves.at(-1)?.attendantId === ownId;
  const settled = useThrottled(leaves, isUrgent);
  const pages = useMemo(
    () =>
      layOutTree(
        kit,
        settled.map(({ id, name }) => ({ id: String(id), name })),
        seed,
      ),
    [kit, settled, seed],
  );
  const byId = useMemo(() => new Map(settled.map(leaf => [String(leaf.id), leaf])), [settled]);
  const grown = useGrowth(pages);
  const [page, turn] = usePage(pages.length, grown.size);
  return (
    <TreeFrame under={<Pager page={page} count={pages.length} onTurn={turn} />}>
      <img className={styles.trunk} src={artwork(pattern, 'tree')} alt="" width={STAGE.width} height={STAGE.height} />
      <Washes kit={kit} pattern={pattern} />
      <Bird kit={kit} pattern={pattern} />
      <Threads kit={kit} leaves={pages[page] ?? []} />
      <Toolbar aria-label={t('tree.leaves')} className={styles.crown ?? ''}>
        <ul>
          {(pages[page] ?? []).toReversed().flatMap(placed => {
            const leaf = byId.get(placed.id);
            if (leaf === undefined) return [];
            return (
              <Leaf
                key={placed.id}
                leaf={placed}
                kit={kit}
                pattern={pattern}
                number={leaf.id}
                isNew={grown.has(placed.id)}
                label={t(leaf.isNickName ? 'tree.leaf.nickName' : 'tree.leaf', { name: leaf.name })}
                onOpen={() => onOpen(leaf)}
              />
            );
          })}
        </ul>
      </Toolbar>
    </TreeFrame>
  );
}
