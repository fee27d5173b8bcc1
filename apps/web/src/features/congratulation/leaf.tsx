import { NAME_LEADING } from '@kotohogi/themes/natural/leaf-name';
import { leafShape } from '@kotohogi/themes/natural/leaf-shapes';
import { STAGE } from '@kotohogi/themes/natural/settings';
import { leafNumber, type PlacedLeaf } from '@kotohogi/themes/natural/tree-layout';
import { PATTERNS } from '@kotohogi/themes/patterns';
import type { PatternName } from '@kotohogi/themes/theme-names';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import type { CSSProperties } from 'react';
import { Button } from 'react-aria-components/Button';
import { leafColour, leafPaint } from './leaf-look.ts';
import styles from './tree.module.css';

/** Room around the blade for its stalk and shadow, px of the stage. */
const MARGIN = 8;

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

function placeOf({ left, top, width, height, rotate, zIndex }: PlacedLeaf): CSSProperties {
  return {
    left: percent(left, STAGE.width),
    top: percent(top, STAGE.height),
    width: percent(width, STAGE.width),
    height: percent(height, STAGE.height),
    rotate: `${rotate}deg`,
    zIndex,
  };
}

/** The drawing of a leaf with its name, in px of the stage with the middle of the blade as origin. */
function Drawing({ leaf, pattern, number }: { leaf: PlacedLeaf; pattern: PatternName; number: number }) {
  const shape = leafShape(leaf.name.size, leafNumber(number - 1, PATTERNS[pattern].leafCount));
  const { ink, deep } = leafPaint(pattern, number);
  const { lines, fontSizePx } = leaf.name;
  const [width, height] = [leaf.width + 2 * MARGIN, leaf.height + 2 * MARGIN];
  const reach: CSSProperties = {
    left: percent(-MARGIN, leaf.width),
    top: percent(-MARGIN, leaf.height),
    width: percent(width, leaf.width),
    height: percent(height, leaf.height),
  };
  return (
    <svg
      className={styles.drawing}
      style={reach}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      aria-hidden="true"
    >
      <g transform={`scale(${leaf.scale})`}>
        <path d={shape.blade} className={styles.shadow} transform="translate(0 1.8)" />
        <path d={shape.stalk} className={styles.stalk} stroke={deep} />
        <path d={shape.blade} fill={`url(#leaf-${leafColour(pattern, number)})`} stroke={deep} strokeWidth="0.9" />
        <path d={shape.veins} className={styles.veins} />
        <path d={shape.midrib} className={styles.midrib} />
      </g>
      {lines.map((line, index) => {
        const y = (index - (lines.length - 1) / 2) * fontSizePx * NAME_LEADING;
        return (
          <text key={y} className={styles.name} fill={ink} fontSize={fontSizePx} y={y}>
            {line}
          </text>
        );
      })}
    </svg>
  );
}

export interface LeafProps {
  readonly leaf: PlacedLeaf;
  readonly pattern: PatternName;
  /** Of all leaves, from 1: which individual it is, and its colour. */
  readonly number: number;
  /** Has just come out: it grows from its stalk. */
  readonly isNew: boolean;
  readonly label: string;
  readonly onOpen: () => void;
}

/** One leaf of the tree: a name that opens its guest's words. */
export function Leaf({ leaf, pattern, number, isNew, label, onOpen }: LeafProps) {
  return (
    <li className={styles.place} style={placeOf(leaf)}>
      <Button className={styles.leaf ?? ''} data-new={isNew || undefined} onPress={onOpen}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Drawing leaf={leaf} pattern={pattern} number={number} />
      </Button>
    </li>
  );
}
