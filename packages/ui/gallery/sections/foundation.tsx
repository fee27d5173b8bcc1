import { ICON_NAMES } from '@kotohogi/themes/icons';
import { THEME_NAMES } from '@kotohogi/themes/theme-names';
import type { ReactNode } from 'react';
import { Button } from '../../src/button/index.ts';
import { Icon } from '../../src/icon/index.ts';
import { styleVariables } from '../../src/kit/style-variables.ts';
import { Knot } from '../../src/knot/index.ts';
import { Block } from '../block.tsx';
import { setting, t } from '../setting.ts';
import styles from './foundation.module.css';

/** Steps of the type scale, each with a sample text. */
const SCALE = [
  { step: '4xl', size: '44/50', face: 'display', text: 'Haruto & Yui' },
  { step: '3xl', size: '32/42', face: 'read', text: t('おふたりへ', 'To the couple') },
  { step: '2xl', size: '25/36', face: 'read', text: t('ご出欠のお返事', 'Your reply') },
  { step: 'xl', size: '21/31', face: 'ui', text: t('結婚式管理', 'Weddings') },
  { step: 'lg', size: '18/28', face: 'ui', text: t('神殿 白鳳', 'Shrine Hakuho') },
  {
    step: 'read',
    size: '16/34',
    face: 'read',
    text: t('木々の緑がやさしく揺れる季節に', 'When the trees sway gently in green'),
  },
  {
    step: 'base',
    size: '16/28',
    face: 'ui',
    text: t('時刻になると、映像に自動で切り替わります', 'The video begins by itself when the time comes'),
  },
  {
    step: 'md',
    size: '14/22',
    face: 'ui',
    text: t('神殿 白鳳の映像が、8秒とだえています', 'No picture from Shrine Hakuho for 8 seconds'),
  },
  {
    step: 'sm',
    size: '13/20',
    face: 'ui',
    text: t('R-2026-1120　ガーデンチャペル 木洩れ日', 'R-2026-1120 Garden chapel'),
  },
  {
    step: 'xs',
    size: '12/18',
    face: 'ui',
    text: t('直近 10分　緑の帯がめやす', 'Last 10 min, the green band is the aim'),
  },
] as const;

/** One line of every step, in its font. */
function TypeScale(): ReactNode {
  return (
    <Block name={t('文字', 'Type')} parts="--t-* · --lh-* · --face-*">
      <dl className={styles.scale}>
        {SCALE.map(({ step, size, face, text }) => (
          <div key={step} className={styles.step}>
            <dt className={styles.caption}>
              {step} {size}
            </dt>
            <dd
              className={styles.specimen}
              style={styleVariables({
                '--size': `var(--t-${step})`,
                '--lead': `var(--lh-${step})`,
                '--face': `var(--face-${face})`,
              })}
            >
              {text}
            </dd>
          </div>
        ))}
        <div className={styles.step}>
          <dt className={styles.caption}>{t('数字', 'Figures')}</dt>
          <dd className={styles.figures}>1,234,567　08:09:11</dd>
        </div>
      </dl>
    </Block>
  );
}

const ROLES = [
  'paper',
  'sunken',
  'surface',
  'line',
  'edge',
  'ink',
  'accent',
  'accent-soft',
  'deco',
  'blush',
  'gold',
] as const;

/** A theme at a glance: the buttons in each state, three kinds of text, its colors. */
function ThemeCard({ theme }: { readonly theme: string }): ReactNode {
  return (
    <li className={styles.theme} data-theme={theme}>
      <h3 className={styles.themeName}>{theme}</h3>
      <div className={styles.buttons}>
        <Button variant="filled">{t('保存する', 'Save')}</Button>
        <Button>{t('キャンセル', 'Cancel')}</Button>
        <Button variant="quiet">{t('条件を消す', 'Clear')}</Button>
        <Button variant="danger" icon="circle-x">
          {t('緊急停止…', 'Stop…')}
        </Button>
      </div>
      <p>{t('本文　ふたりの門出を見届ける', 'Body: to see the two set out')}</p>
      <p className={styles.second}>{t('補足　11月24日(火)まで', 'Aside: until Tuesday 24 November')}</p>
      <p className={styles.third}>{t('注記　日本時間', 'Note: time of Japan')}</p>
      <span className={styles.swatches} aria-hidden="true">
        {ROLES.map(role => (
          <i key={role} style={{ background: `var(--${role})` }} />
        ))}
      </span>
    </li>
  );
}

const SPACES = ['1', '2', '3', '4', '5', '6', '8', '10', '12', '16'] as const;
const RADII = ['xs', 'sm', 'md', 'lg', 'full'] as const;
const ELEVATIONS = ['1', '2', '3'] as const;
const STATES = ['live', 'ok', 'info', 'warn', 'bad'] as const;

/** Space, corners, shadows and the roles that are the same in every theme. */
function Measures(): ReactNode {
  return (
    <Block name={t('間・角・影・状態の色', 'Space, corners, shadows, states')} parts="--s-* · --r-* · --e-*">
      <div className={styles.measures}>
        <ul className={styles.spaces}>
          {SPACES.map(step => (
            <li key={step} className={styles.space}>
              <i style={{ width: `var(--s-${step})` }} />
              <span className={styles.caption}>s-{step}</span>
            </li>
          ))}
        </ul>
        <ul className={styles.tiles}>
          {RADII.map(step => (
            <li key={step} className={styles.tile} style={{ borderRadius: `var(--r-${step})` }}>
              r-{step}
            </li>
          ))}
          {ELEVATIONS.map(step => (
            <li key={step} className={styles.tile} style={{ boxShadow: `var(--e-${step})` }}>
              e-{step}
            </li>
          ))}
        </ul>
        <ul className={styles.tiles}>
          {STATES.map(state => (
            <li
              key={state}
              className={styles.state}
              style={{ color: `var(--${state}-text)`, background: `var(--${state}-soft)` }}
            >
              {state}
            </li>
          ))}
          <li className={styles.onVideo}>{t('映像の上の文字', 'Words over video')}</li>
        </ul>
      </div>
    </Block>
  );
}

/** The foundation of everything else: type, themes, space, icons. */
export function Foundation(): ReactNode {
  return (
    <>
      <header className={styles.head}>
        <Knot height="28px" />
        <h2 className={styles.title}>{t('ことほぎ　部品と状態', 'Kotohogi: parts and states')}</h2>
        <p className={styles.motto}>
          {t('塗りつぶしは「手が必要」、線だけは「ひとりで進む」。', 'Filled needs a hand; outlined goes by itself.')}
        </p>
      </header>
      <TypeScale />
      <Block name={t('主題', 'Themes')} parts="data-theme">
        <ul className={styles.themes}>
          {THEME_NAMES.map(theme => (
            <ThemeCard key={theme} theme={theme} />
          ))}
        </ul>
      </Block>
      <Measures />
      <Block name={`${t('記号', 'Icons')} ${ICON_NAMES.length}`} parts="Icon">
        <ul className={styles.icons}>
          {ICON_NAMES.map(name => (
            <li key={name} className={styles.icon}>
              <Icon name={name} />
              <span className={styles.caption}>{name}</span>
            </li>
          ))}
        </ul>
      </Block>
      <p className={styles.caption}>
        {setting.theme} / {setting.density}
      </p>
    </>
  );
}
