import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../shell/testing/show.tsx';
import { CardGuides } from './card-guides.tsx';

test("on a page in another language, the couple's Japanese text is marked as Japanese, and their English text is not", async () => {
  await show(
    <article lang="en">
      <CardGuides
        items={[
          { title: 'はじめての方へ', text: '開式の30分前からご覧いただけます。', image: null },
          { title: 'Dress code', text: 'Come as you are.', image: null },
        ]}
      />
    </article>,
  );
  for (const text of ['はじめての方へ', '開式の30分前からご覧いただけます。'])
    await expect.element(page.getByText(text)).toHaveAttribute('lang', 'ja');
  for (const text of ['Dress code', 'Come as you are.'])
    await expect.element(page.getByText(text)).not.toHaveAttribute('lang');
});
