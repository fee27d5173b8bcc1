import '@kotohogi/themes/themes.css';
import { nameOf } from '@kotohogi/domain/profile/name-of';
import { AppHeader } from '@kotohogi/ui/app-header';
import { IconButton } from '@kotohogi/ui/icon-button';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HARD_COUPLES } from '../../features/invitation/testing/hard-couples.ts';
import { headerDefects } from '../../features/invitation/testing/title-defects.ts';
import { show } from '../../shell/testing/show.tsx';
import { NamesMark } from './couple-names.tsx';

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

test.each([
  [320, 100],
  [320, 200],
  [375, 100],
  [375, 200],
  [768, 200],
])(
  'at %d px and %d %% text size the names of every couple fit the header of the couple’s area',
  async (width, percent) => {
    await page.viewport(width, 900);
    document.documentElement.style.fontSize = `${percent}%`;
    await show(
      <div data-theme="wedding" data-density="couple">
        {HARD_COUPLES.map((profiles, index) => (
          <AppHeader
            key={String(index)}
            start={<NamesMark couple={profiles.map(nameOf)} href="/" />}
            end={
              <>
                <IconButton icon="languages" label="language" tooltip="none" />
                <IconButton icon="menu" label="menu" tooltip="none" />
              </>
            }
          />
        ))}
      </div>,
    );
    await document.fonts.ready;
    const headers = [...document.querySelectorAll('header')];
    expect(headers).toHaveLength(HARD_COUPLES.length);
    expect(headers.flatMap(headerDefects)).toEqual([]);
  },
);
