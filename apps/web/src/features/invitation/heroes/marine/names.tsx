import { useId } from 'react';
import { isJapanese } from '../../../../shell/i18n/written-in.ts';
import { titleMeasure } from '../../page/card-facts.ts';
import type { HeroProps } from '../hero-props.ts';
import styles from './names.module.css';

/** A name; kanji and kana fill their whole square, so they are set slightly smaller than Latin letters. */
function Name({ name }: { readonly name: string }) {
  return isJapanese(name) ? <b lang="ja">{name}</b> : name;
}

/** The names on the horizon, and their reflection in the water. */
export function Names({ names }: Pick<HeroProps, 'names'>) {
  const ripple = useId();
  if (names.length === 0) return null;
  const { chars, isStacked } = titleMeasure(names);
  const japanese = names.filter(isJapanese).length;
  const lines = (
    <>
      <span>
        <Name name={names[0] ?? ''} />
      </span>
      {names[1] !== undefined && (
        <>
          {' '}
          <span className={styles.second}>
            <i>&amp;</i> <Name name={names[1]} />
          </span>
        </>
      )}
    </>
  );
  return (
    <h1
      className={styles.names}
      style={{ '--chars': isStacked ? chars + 2.6 : chars }}
      data-stacked={isStacked || undefined}
      data-japanese={japanese === 0 ? undefined : japanese === names.length ? 'all' : 'some'}
    >
      <span className={styles.line}>{lines}</span>
      <span className={styles.mirror} style={{ filter: `url(#${ripple})` }} aria-hidden="true">
        {lines}
      </span>
      <svg className={styles.filter} aria-hidden="true">
        <filter id={ripple} x="-5%" y="-10%" width="110%" height="120%">
          <feTurbulence type="fractalNoise" baseFrequency=".012 .16" numOctaves={2} seed={3} />
          <feDisplacementMap in="SourceGraphic" scale={9} xChannelSelector="R" yChannelSelector="A" />
        </filter>
      </svg>
    </h1>
  );
}
