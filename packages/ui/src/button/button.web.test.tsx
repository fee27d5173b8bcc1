import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { Button } from './index.ts';

test('a busy button keeps the focus, says what it does and takes no second press', async () => {
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

test('every look of the button is free of axe findings', async () => {
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
