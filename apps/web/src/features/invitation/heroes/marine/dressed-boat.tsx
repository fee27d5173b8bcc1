import { artwork } from '@kotohogi/themes/artwork';
import { polyline } from '@kotohogi/themes/drawing/curve';
import { FLAG_COLOURS, flagEdge, flagOf } from '@kotohogi/themes/marine/flags';
import { type HoistedFlag, hoistNames } from '@kotohogi/themes/marine/hoist';
import { BOAT_BOX } from '@kotohogi/themes/marine/settings';
import styles from './hero.module.css';

function Flag({ letter, x, y, turn, side }: HoistedFlag) {
  return (
    <g
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${side.toFixed(2)}) translate(-.5 0)`}
    >
      {flagOf(letter)?.map(([colour, d]) => (
        <path key={d} d={d} fill={FLAG_COLOURS[colour]} />
      ))}
      <path
        d={flagEdge(letter)}
        fill="none"
        stroke={FLAG_COLOURS.black}
        strokeOpacity="0.45"
        strokeWidth={0.9 / side}
      />
    </g>
  );
}

/** The boat on the water, dressed overall in the signal flags of the two names. */
export function DressedBoat({ names }: { readonly names: readonly string[] }) {
  const { width, height, foot } = BOAT_BOX;
  return (
    <div className={styles.boat} aria-hidden="true">
      <img src={artwork('marine', 'extra-boat')} alt="" width={width} height={height} />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <g transform={`translate(${foot.x} ${foot.y})`}>
          {hoistNames(names).map(({ line, flags }, i) => (
            <g key={i === 0 ? 'bow' : 'stern'}>
              <path d={polyline(line)} fill="none" stroke="#6d8791" strokeWidth="0.8" />
              {flags.map(flag => (
                <Flag key={flag.x} {...flag} />
              ))}
            </g>
          ))}
        </g>
      </svg>
    </div>
  );
}
