import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { Button } from './index.ts';

test('a busy button keeps the focus, says what it does and ignores further presses', async () => {
  const onPress = vi.fn();
  await show(<Button onPress={onPress}>保存する</Button>);
  const button = page.getByRole('button', { name: '保存する' });
  await button.click();
  expect(onPress).toHaveBeenCalledTimes(1);
  await show(
    <Button onPress={onPress} isBusy busyLabel="保存しています">
      保存する
    </Button>,
  );
  const busy = page.getByRole('button', { name: '保存しています' });
  await expect.element(busy).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
});

test.each([
  ['with longer words', { busyLabel: '保存しています' }],
  ['with shorter words', { busyLabel: '保存中' }],
  ['with the same words', {}],
  ['with an icon', { icon: 'check', busyLabel: '保存しています' }],
  ['small', { size: 'small', busyLabel: '保存しています' }],
  ['quiet', { variant: 'quiet' }],
] as const)(
  'a button %s keeps its width and height while busy, and is announced as disabled',
  async (_, properties) => {
    await show(<Button {...properties}>保存する</Button>);
    const { width, height } = page.getByRole('button', { name: '保存する' }).element().getBoundingClientRect();
    await show(
      <Button {...properties} isBusy>
        保存する
      </Button>,
    );
    const busy = page.getByRole('button').element();
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    expect(busy.textContent).toBe('busyLabel' in properties ? properties.busyLabel : '保存する');
    expect(busy.getBoundingClientRect().width).toBeCloseTo(width, 1);
    expect(busy.getBoundingClientRect().height).toBeCloseTo(height, 1);
  },
);

test('every look of the button has no axe findings', async () => {
  await show(
    <div>
      {(['filled', 'outlined', 'quiet', 'danger'] as const).map(variant => (
        <p key={variant}>
          <Button variant={variant}>保存する</Button>
          <Button variant={variant} icon="check" size="small">
            保存する
          </Button>
          <Button variant={variant} isBusy>
            保存する
          </Button>
          <Button variant={variant} isDisabled size="large">
            保存する
          </Button>
        </p>
      ))}
    </div>,
  );
  await expectNoAxeFindings();
});
