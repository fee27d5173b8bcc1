import { THEME_NAMES } from '@kotohogi/themes/theme-names';
import { SECTIONS } from '@kotohogi/ui/gallery';
import { NativeSelect } from '@kotohogi/ui/native-select';
import { SegmentedControl } from '@kotohogi/ui/segmented-control';
import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { textsOf } from '../../shell/i18n/text.ts';
import { stringifySearch } from '../../shell/router/search.ts';
import { StaffPage } from '../../shell/staff/staff-page.tsx';
import { EXAMPLES } from './examples.ts';
import styles from './gallery-page.module.css';
import { DENSITIES, frameHref, type Look, readLook, TEXT_SIZES, WIDTHS } from './look.ts';
import type { ja } from './messages.ja.ts';
import { sectionIds, sectionName } from './sections.ts';
import { SourceCode } from './source-code.tsx';
import { StretchedFrame } from './stretched-frame.tsx';

const say = textsOf<typeof ja>();

/** The view settings in the URL, and a function to change them. */
function useLook() {
  const look = readLook(useSearch({ strict: false }));
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const set = (change: Look) =>
    void navigate({ href: `${pathname}${stringifySearch(readLook({ ...look, ...change }))}`, resetScroll: false });
  return { look, set };
}

/** Theme, density, width and text size. */
function Toolbar({ look, set }: ReturnType<typeof useLook>) {
  return (
    <div className={styles.toolbar}>
      <NativeSelect
        label={say('docs.theme')}
        options={THEME_NAMES.map(value => ({ value, label: value }))}
        value={look.theme ?? THEME_NAMES[0]}
        onChange={theme => set({ theme })}
      />
      <NativeSelect
        label={say('docs.density')}
        options={DENSITIES.map(value => ({ value, label: say(`docs.density.${value}`) }))}
        value={look.density ?? DENSITIES[0]}
        onChange={density => set({ density })}
      />
      <NativeSelect
        label={say('docs.text')}
        options={TEXT_SIZES.map(value => ({ value, label: `${value} %` }))}
        value={look.text ?? TEXT_SIZES[0]}
        onChange={text => set({ text })}
      />
      <SegmentedControl
        label={say('docs.width')}
        segments={WIDTHS.map(value => ({ value, label: value === 'fit' ? say('docs.width.fit') : value }))}
        value={WIDTHS.find(width => width === look.width) ?? 'fit'}
        onChange={width => set({ width })}
      />
    </div>
  );
}

/** One page of the gallery, in its own frame: its components in every state, with the toolbar's settings. */
export function GalleryPage() {
  const { sectionId = SECTIONS[0]?.id ?? '' } = useParams({ strict: false });
  const { look, set } = useLook();
  const id = sectionIds().find(one => one === sectionId) ?? 'foundation';
  const href = frameHref(id, look);
  const example = EXAMPLES.find(one => one.id === id);
  return (
    <StaffPage
      crumbs={[{ label: say('docs.label'), href: '/docs' }, { label: sectionName(id) }]}
      title={sectionName(id)}
    >
      <Toolbar look={look} set={set} />
      <StretchedFrame key={href} title={sectionName(id)} src={href} width={look.width} />
      {example !== undefined && <SourceCode example={example} />}
    </StaffPage>
  );
}
