import { setMonogram } from '@kotohogi/themes/classic-noble/title';
import { type CSSProperties, useId } from 'react';

export interface MonogramMarkProps {
  readonly className?: string | undefined;
  readonly names: readonly string[];
  /** The space for the letters, in units of the mark's own 100 × 100 box. */
  readonly width: number;
  readonly height: number;
  /** The color visible between two letters that cross. */
  readonly ground: string;
  /** Gradient stops of the metal, from the upper left to the lower right. */
  readonly metal: readonly string[];
}

const FACE: CSSProperties = { fontFamily: 'var(--face-display)', fontWeight: 500 };

/** The couple's initials as text: the second letter overlaps the first, with a gap of background color between them. */
export function MonogramMark({ className, names, width, height, ground, metal }: MonogramMarkProps) {
  const id = useId();
  const { letters, widthEm, heightEm, isLatin } = setMonogram(names);
  const size = Math.min(width / widthEm, height / heightEm, isLatin ? 78 : 40);
  return (
    <svg className={className} viewBox="-50 -50 100 100" style={FACE} aria-hidden="true">
      <defs>
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="-30" y1="-34" x2="30" y2="34">
          {metal.map((colour, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: colors may repeat, and stops have no state
            <stop key={at} offset={at / (metal.length - 1)} stopColor={colour} />
          ))}
        </linearGradient>
      </defs>
      {letters.map(({ letter, x, y }, at) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: letters may repeat, and items have no state
          key={at}
          x={x * size}
          y={y * size + size * (isLatin ? 0.315 : 0.36)}
          textAnchor="middle"
          fontSize={size}
          fill={`url(#${id})`}
          stroke={at === 0 ? 'none' : ground}
          strokeWidth={size * 0.042}
          paintOrder="stroke"
        >
          {letter}
        </text>
      ))}
    </svg>
  );
}
