import { expect, test } from 'vitest';
import { someTabs } from './some-tabs.ts';

test('a list with a tab is returned as it is', () => {
  const tabs = ['一'] as const;
  expect(someTabs(tabs, 'お返事')).toBe(tabs);
});

test('an empty list from data throws an error that names the row', () => {
  expect(() => Reflect.apply(someTabs, undefined, [[], 'お返事'])).toThrow('the tabs "お返事" need at least one tab');
});
