import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { sampleSpriteUrl } from '../../testing/sample-sprites.ts';
import { REACTION_KINDS, type ReactionKind } from '../reaction.ts';
import { ReactionBar, type ReactionBarProps } from './reaction-bar.tsx';

async function showBar(props: Partial<ReactionBarProps> = {}) {
  const taps: ReactionKind[] = [];
  const sent: ReactionKind[] = [];
  const host = await show(
    <ReactionBar
      locale="ja"
      pattern="natural"
      spriteUrl={sampleSpriteUrl}
      onTap={kind => taps.push(kind)}
      onSend={kind => sent.push(kind)}
      {...props}
    />,
  );
  const bar = host.querySelector('fieldset');
  if (bar === null) throw new Error('no bar');
  return { bar, taps, sent, buttons: [...bar.querySelectorAll('button')] };
}
const iconWidth = (bar: HTMLElement): number => bar.querySelector('img')?.offsetWidth ?? 0;

describe('the reaction bar', () => {
  it('offers eight named reactions', async () => {
    const { buttons } = await showBar();
    expect(buttons.map(button => button.textContent)).toEqual([
      'ライスシャワー',
      '拍手',
      'いいね',
      '花束',
      'ハート',
      '笑顔',
      '照れ',
      'うれし泣き',
    ]);
    await expectNoAxeFindings();
  });

  it('is 58 px high with icons of 36, 88 and 52 from 1024, compact 38 and 66', async () => {
    await page.viewport(375, 700);
    const { bar, buttons } = await showBar();
    expect([bar.offsetHeight, iconWidth(bar)]).toEqual([58, 36]);
    expect(Math.min(...buttons.map(button => button.offsetHeight))).toBeGreaterThanOrEqual(44);
    await page.viewport(1024, 760);
    expect([bar.offsetHeight, iconWidth(bar)]).toEqual([88, 52]);
    expect(bar.querySelector('button')?.innerText).toBe('ライスシャワー');
    const compact = await showBar({ compact: true });
    expect(compact.bar.offsetHeight).toBe(66);
    await page.viewport(375, 700);
    expect(compact.bar.offsetHeight).toBe(38);
    await page.viewport(1024, 760);
  });

  it('responds to every tap and reports at most five per second', async () => {
    const { buttons, taps, sent } = await showBar();
    for (let tap = 0; tap < 8; tap += 1) buttons[4]?.click();
    expect(taps).toEqual(Array.from({ length: 8 }, () => 'heart'));
    expect(sent.length).toBe(5);
  });

  it('works by keyboard, in its own order', async () => {
    const { taps } = await showBar();
    for (const _ of REACTION_KINDS) await userEvent.keyboard('{Tab}{Enter}');
    expect(taps).toEqual([...REACTION_KINDS]);
  });

  it('highlights a tapped button at once and fades for two seconds', async () => {
    const { buttons } = await showBar();
    buttons[1]?.click();
    const [fade] = buttons[1]?.getAnimations({ subtree: true }) ?? [];
    expect(fade?.effect?.getComputedTiming().duration).toBe(2_000);
  });
});
