import { assertThemeName } from '@kotohogi/themes/theme-names';
import { Gallery, SECTIONS, setting } from '@kotohogi/ui/gallery';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { useTheme } from '../../shell/theme/use-theme.ts';
import { EXAMPLES } from './examples.ts';
import styles from './frame-child.module.css';
import { sectionName } from './sections.ts';

const example = EXAMPLES.find(({ id }) => id === setting.section);
const Example = example === undefined ? undefined : lazy(async () => ({ default: await example.load() }));

/** A single page of the gallery without a frame, with the settings of the URL. */
export function FrameChild() {
  useTheme(assertThemeName(setting.theme) ?? 'default', setting.density);
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = `${setting.textPercent}%`;
  }, []);
  const id = setting.section ?? SECTIONS[0]?.id ?? '';
  return (
    <main id="content">
      <VisuallyHidden>
        <h1>{sectionName(id)}</h1>
      </VisuallyHidden>
      {Example === undefined ? (
        <Gallery section={id} />
      ) : (
        <Suspense>
          <div className={styles.example}>
            <Example />
          </div>
        </Suspense>
      )}
    </main>
  );
}
