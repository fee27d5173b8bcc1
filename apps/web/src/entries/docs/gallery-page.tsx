import { THEME_NAMES } from '@kotohogi/themes/theme-names';
import { SECTIONS } from '@kotohogi/ui/gallery';
import { NativeSelect } from '@kotohogi/ui/native-select';
import { SegmentedControl } from '@kotohogi/ui/segmented-control';
import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { textsOf } from '../../shell/i18n/text.ts';
import { stringifySearch } from '../../shell/router/search.ts';
import { StaffPage } from '../../shell/staff/staff-page.tsx';
import { type Appearance, DENSITIES, frameHref, readAppearance, TEXT_SIZES, WIDTHS } from './appearance.ts';
import { EXAMPLES } from './examples.ts';
import styles from './gallery-page.module.css';
import type { ja } from './messages.ja.ts';
import { sectionIds, sectionName } from './sections.ts';
import { SourceCode } from './source-code.tsx';
import { StretchedFrame } from './stretched-frame.tsx';

const t = textsOf<typeof ja>();

/** The view settings in the URL, and a function to change them. */
function useAppearance() {
  const appearance = readAppearance(useSearch({ strict: false }));
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const set = (change: Appearance) =>
    void navigate({
      href: `${pathname}${stringifySearch(readAppearance({ ...appearance, ...change }))}`,
      resetScroll: false,
    });
  return { appearance, set };
}

/** Theme, density, width and text size. */
function Toolbar({ appearance, set }: ReturnType<typeof useAppearance>) {
  return (
    <div className={styles.toolbar}>
      <NativeSelect
        label={t('docs.theme')}
        options={THEME_NAMES.map(value => ({ value, label: value }))}
        value={appearance.theme ?? THEME_NAMES[0]}
        onChange={theme => set({ theme })}
      />
      <NativeSelect
        label={t('docs.density')}
        options={DENSITIES.map(value => ({ value, label: t(`docs.density.${value}`) }))}
        value={appearance.density ?? DENSITIES[0]}
        onChange={density => set({ density })}
      />
      <NativeSelect
        label={t('docs.text')}
        options={TEXT_SIZES.map(value => ({ value, label: `${value} %` }))}
        value={appearance.text ?? TEXT_SIZES[0]}
        onChange={text => set({ text })}
      />
      <SegmentedControl
        label={t('docs.width')}
        segments={WIDTHS.map(value => ({ value, label: value === 'fit' ? t('docs.width.fit') : value }))}
        value={WIDTHS.find(width => width === appearance.width) ?? 'fit'}
        onChange={width => set({ width })}
      />
    </div>
  );
}

/** One page of the gallery, in its own frame: its components in every state, with the toolbar's settings. */
export function GalleryPage() {
  const { sectionId = SECTIONS[0]?.id ?? '' } = useParams({ strict: false });
  const { appearance, set } = useAppearance();
  const id = sectionIds().find(one => one === sectionId) ?? 'foundation';
  const href = frameHref(id, appearance);
  const example = EXAMPLES.find(one => one.id === id);
  return (
    <StaffPage crumbs={[{ label: t('docs.label'), href: '/docs' }, { label: sectionName(id) }]} title={sectionName(id)}>
      <Toolbar appearance={appearance} set={set} />
      <StretchedFrame key={href} title={sectionName(id)} src={href} width={appearance.width} />
      {example !== undefined && <SourceCode example={example} />}
    </StaffPage>
  );
}
