import { AppHeader } from '@kotohogi/ui/app-header';
import { IconButton } from '@kotohogi/ui/icon-button';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../shell/testing/show.tsx';
import { CoupleTitle } from './couple-title.tsx';
import styles from './guest-page/guest-header.module.css';

const button = (label: string) => <IconButton icon="menu" label={label} tooltip="none" />;

test.each([320, 375])('at %d px the longest names do not overlap the header buttons', async width => {
  await page.viewport(width, 800);
  await show(
    <div className={styles.phone} data-density="guest">
      <AppHeader
        align="centre"
        start={button('start')}
        end={
          <span className={styles.tools}>
            {button('one')}
            {button('two')}
          </span>
        }
      >
        <span className={styles.home}>
          <CoupleTitle names={['Maximilian Alexander', 'Wolfeschlegelsteinhausen']} />
        </span>
      </AppHeader>
    </div>,
  );
  const range = document.createRange();
  range.selectNodeContents(page.getByText('Maximilian Alexander').element().parentElement ?? document.body);
  const { left, right } = range.getBoundingClientRect();
  const edges = (label: string) => page.getByRole('button', { name: label }).element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(edges('start').right);
  expect(right).toBeLessThanOrEqual(edges('one').left);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
