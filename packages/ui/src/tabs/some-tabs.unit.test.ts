import { expect, test } from 'vitest';
import { someTabs } from './some-tabs.ts';

test('a list with a tab is handed through', () => {
  const tabs = ['一'] as const;
  expect(someTabs(tabs, 'お返事')).toBe(tabs);
});

test('a list from data that turns out empty is a mistake of the page, and says which row it was', () => {
  expect(() => Reflect.apply(someTabs, undefined, [[], 'お返事'])).toThrow('the tabs "お返事" need at least one tab');
});
