import { PATTERNS } from '@kotohogi/themes/patterns';
import type { PatternName } from '@kotohogi/themes/theme-names';
import { type LeafMark, STAGE, type TreeKit } from '@kotohogi/themes/tree/kit';
import { leafNumber, type PlacedLeaf } from '@kotohogi/themes/tree/layout';
import { NAME_LEADING } from '@kotohogi/themes/tree/leaf-name';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import type { CSSProperties } from 'react';
import { Button } from 'react-aria-components/Button';
import { leafColour, leafPaint } from './leaf-colour.ts';
import styles from './tree.module.css';

/** The margin around the blade for its stalk and shadow, in px of the stage. */
const MARGIN = 8;

type Paints = Readonly<Record<LeafMark['paint'], string>>;

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

/** The marks of a leaf; those without a width are filled. */
function Mark({ mark: { d, paint, width, opacity }, paints }: { mark: LeafMark; paints: Paints }) {
  const colour = paints[paint];
  if (width === undefined) return <path d={d} fill={colour} fillOpacity={opacity} />;
  return <path d={d} className={styles.stroke} stroke={colour} strokeWidth={width} strokeOpacity={opacity} />;
}

/** The drawing of a leaf with its name, in px of the stage with the center of the blade as origin. */
function Drawing({ leaf, kit, pattern, number }: Pick<LeafProps, 'leaf' | 'kit' | 'pattern' | 'number'>) {
  const shape = kit.shape(leaf.name.size, leafNumber(number - 1, PATTERNS[pattern].leafCount));
  const paint = leafPaint(kit, pattern, number);
  const paints: Paints = { ...paint, white: '#fff' };
  const { lines, fontSizePx } = leaf.name;
  const { shadow, rim } = kit;
  const [width, height] = [leaf.width + 2 * MARGIN, leaf.height + 2 * MARGIN];
  const reach: CSSProperties = {
    left: percent(-MARGIN, leaf.width),
    top: percent(-MARGIN, leaf.height),
    width: percent(width, leaf.width),
    height: percent(height, leaf.height),
  };
  const fill = kit.wash === 'flat' ? paint.light : `url(#leaf-${leafColour(pattern, number)})`;
  return (
    <svg
      className={styles.drawing}
      style={reach}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      aria-hidden="true"
    >
      <g transform={`scale(${leaf.scale})`}>
        <path
          d={shape.blade}
          fill={shadow.colour}
          opacity={shadow.opacity}
          transform={`translate(${shadow.dx} ${shadow.dy})`}
        />
        {shape.stalk !== '' && (
          <path d={shape.stalk} className={styles.stroke} stroke={paint.deep} strokeWidth={kit.stalkWidth} />
        )}
        <path d={shape.blade} fill={fill} stroke={paints[rim.paint]} strokeWidth={rim.width} strokeLinejoin="round" />
        {shape.marks.map(mark => (
          <Mark key={mark.d} mark={mark} paints={paints} />
        ))}
      </g>
      {lines.map((line, index) => {
        const across = (index - (lines.length - 1) / 2) * fontSizePx * NAME_LEADING;
        // Columns of vertical names run from right to left.
        const place = kit.isVertical === true ? { x: -across, 'data-vertical': true } : { y: across };
        return (
          <text
            key={across}
            className={styles.name}
            fill={paint.ink}
            fontSize={fontSizePx}
            fontWeight={kit.nameWeight}
            {...place}
          >
            {line}
          </text>
        );
      })}
    </svg>
  );
}

export interface LeafProps {
  readonly leaf: PlacedLeaf;
  readonly kit: TreeKit;
  readonly pattern: PatternName;
  /** The leaf's number among all leaves, from 1: it determines its shape and color. */
  readonly number: number;
  /** The leaf was just added: it grows from its stalk. */
  readonly isNew: boolean;
  readonly label: string;
  readonly onOpen: () => void;
}

/** One leaf of the tree: a name that opens the guest's messages. */
export function Leaf({ leaf, kit, pattern, number, isNew, label, onOpen }: LeafProps) {
  return (
    <li className={styles.place} style={placeOf(leaf)}>
      <Button className={styles.leaf ?? ''} data-new={isNew || undefined} onPress={onOpen}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Drawing leaf={leaf} kit={kit} pattern={pattern} number={number} />
      </Button>
    </li>
  );
}
