import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { Avatar } from '../avatar/index.ts';
import { Button } from '../button/index.ts';
import { FilterChip, StateChip } from '../chip/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { KitProvider } from '../kit/index.ts';
import { LinkButton } from '../link-button/index.ts';
import { Meter } from '../meter/index.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { SectionHeading } from '../section-heading/index.ts';
import { SkipLink } from '../skip-link/index.ts';
import { Stepper } from '../stepper/index.ts';
import { Tooltip } from '../tooltip/index.ts';

test('links use the application’s router', async () => {
  const navigate = vi.fn();
  await show(
    <KitProvider locale="ja" iconsUrl="/art/icons.svg" router={{ navigate, useHref: href => `/app${href}` }}>
      <LinkButton href="/weddings">結婚式</LinkButton>
      <LinkButton href="https://example.com" isExternal>
        アンケート
      </LinkButton>
    </KitProvider>,
  );
  const link = page.getByRole('link', { name: '結婚式' });
  await expect.element(link).toHaveAttribute('href', '/app/weddings');
  await link.click();
  expect(navigate.mock.calls[0]?.[0]).toBe('/weddings');
  await expect
    .element(page.getByRole('link', { name: /別の画面で開きます/ }))
    .toHaveAttribute('rel', 'noopener noreferrer');
  await expectNoAxeFindings();
});

test('a tooltip opens on focus and closes with Escape', async () => {
  await show(
    <>
      <IconButton icon="copy" label="コピー" />
      <Tooltip text="ゲストの画面にすぐ反映されます">
        <Button>公開する</Button>
      </Tooltip>
    </>,
  );
  await userEvent.tab();
  const text = page.getByText('コピー', { exact: true });
  await expect.element(text).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(text).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('ゲストの画面にすぐ反映されます');
  await expectNoAxeFindings();
});

test('filled chips need action, outlined chips do not', async () => {
  await show(
    <>
      <StateChip tone="live">配信中</StateChip>
      <StateChip tone="warn">映像待ち</StateChip>
    </>,
  );
  const ground = (text: string): string => {
    const chip = page.getByText(text).element().parentElement;
    return chip === null ? '' : getComputedStyle(chip).backgroundColor;
  };
  expect(ground('配信中')).toBe('rgb(255, 255, 255)');
  expect(ground('映像待ち')).toBe('rgb(224, 162, 46)');
});

test('a filter chip is removed by its own button', async () => {
  const onRemove = vi.fn();
  await show(<FilterChip onRemove={onRemove}>ご祝儀 使う</FilterChip>);
  await page.getByRole('button', { name: '「ご祝儀 使う」の条件を外す' }).click();
  expect(onRemove).toHaveBeenCalledTimes(1);
  await expectNoAxeFindings();
});

test('the stepper announces done, current and upcoming steps', async () => {
  await show(
    <Stepper
      label="配信の状態"
      currentId="b"
      steps={[
        { id: 'a', label: '準備中' },
        { id: 'b', label: '公開前' },
        { id: 'c', label: '配信中' },
      ]}
    />,
  );
  const steps = page.getByRole('listitem');
  await expect.poll(() => steps.nth(0).element().textContent).toContain('済み');
  await expect.element(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect.element(steps.nth(2)).not.toHaveAttribute('aria-current');
  await expectNoAxeFindings();
});

test('meters state their value in words', async () => {
  await show(
    <>
      <Meter label="お返事" value={59} max={86} valueText="86人中 59人" />
      <ProgressBar label="アーカイブ作成" percent={63.6} valueText="あと約4分" />
      <ProgressBar label="つないでいます" percent={null} />
    </>,
  );
  await expect.element(page.getByRole('meter', { name: 'お返事' })).toHaveAttribute('aria-valuetext', '86人中 59人');
  await expect
    .element(page.getByRole('progressbar', { name: 'アーカイブ作成' }))
    .toHaveAttribute('aria-valuenow', '64');
  await expect.element(page.getByRole('progressbar', { name: 'つないでいます' })).not.toHaveAttribute('aria-valuenow');
  await expectNoAxeFindings();
});

test('a photo that fails to load is replaced by the initial', async () => {
  await show(<Avatar name="山本 直樹" photoUrl="/nowhere.png" isNamed />);
  await expect.element(page.getByRole('img', { name: '山本 直樹' })).toHaveTextContent('山');
});

test('the heading is the Japanese line; the Latin title is decoration unless it is the only one', async () => {
  await show(
    <>
      <SectionHeading latin="Messages" title="お祝いの言葉" />
      <SectionHeading latin="Programme" level={3} />
    </>,
  );
  await expect.element(page.getByRole('heading', { name: 'お祝いの言葉', level: 2 })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Programme', level: 3 })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Messages' })).not.toBeInTheDocument();
});

test('the skip link is the first Tab stop, and Enter moves the focus past the navigation into the page', async () => {
  await show(
    <>
      <SkipLink targetId="text" />
      <a href="#home">ホーム</a>
      <div id="text">
        <a href="#first">はじめの行</a>
      </div>
    </>,
  );
  const link = page.getByRole('link', { name: '本文へ移動' });
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  expect(link.element().getBoundingClientRect().height).toBeGreaterThan(24);
  await expectNoAxeFindings();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.id).toBe('text');
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'はじめの行' })).toHaveFocus();
});

test('a tooltip opens and closes with the pointer', async () => {
  await show(
    <>
      <Tooltip text="ゲストの画面にすぐ反映されます">
        <Button>公開する</Button>
      </Tooltip>
      <p>本文</p>
    </>,
  );
  await userEvent.hover(page.getByText('本文'));
  await userEvent.hover(page.getByRole('button', { name: '公開する' }));
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  await userEvent.hover(page.getByText('本文'));
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
});

test('a touch on a button with a tooltip presses it, and no tooltip blocks it', async () => {
  const onPress = vi.fn();
  await show(
    <Tooltip text="ゲストの画面にすぐ反映されます">
      <Button onPress={onPress}>公開する</Button>
    </Tooltip>,
  );
  const button = page.getByRole('button', { name: '公開する' }).element();
  const { x, y } = button.getBoundingClientRect();
  for (const type of ['pointerdown', 'pointerup'] as const) {
    const init = { pointerType: 'touch', pointerId: 5, isPrimary: true, bubbles: true, clientX: x + 9, clientY: y + 9 };
    button.dispatchEvent(new PointerEvent(type, { ...init, button: 0, buttons: type === 'pointerdown' ? 1 : 0 }));
  }
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(onPress).toHaveBeenCalledTimes(1);
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
});
