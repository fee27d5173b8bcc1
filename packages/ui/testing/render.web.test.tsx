import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { expectNoAxeFindings, show } from './render.tsx';

function PaleText(): ReactNode {
  return <p style={{ color: '#ccc', background: '#fff' }}>うすい文字</p>;
}

test.each([
  ['a field without a name', <input key="field" />],
  ['text with too little contrast', <PaleText key="pale" />],
])('the checker finds %s', async (_, fault) => {
  await show(fault);
  await expect(expectNoAxeFindings()).rejects.toThrow();
});
