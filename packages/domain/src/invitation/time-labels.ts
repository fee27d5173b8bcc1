/** Common labels for the times of a wedding day with their English equivalents. Honorifics and spaces are ignored. */
const IN_ENGLISH: ReadonlyMap<string, string> = new Map(
  Object.entries({
    入室: 'Doors open',
    入室開始: 'Doors open',
    開場: 'Doors open',
    受付: 'Check-in',
    受付開始: 'Check-in',
    挙式: 'Ceremony',
    挙式開始: 'Ceremony',
    結婚式: 'Ceremony',
    人前式: 'Ceremony',
    神前式: 'Shinto ceremony',
    教会式: 'Chapel ceremony',
    配信開始: 'Live stream begins',
    披露宴: 'Reception',
    披露宴開始: 'Reception',
    乾杯: 'Toast',
    ケーキ入刀: 'Cake cutting',
    歓談: 'Dinner',
    お色直し: 'Change of dress',
    送賓: 'Farewell',
    お開き: 'Farewell',
    閉会: 'Farewell',
    二次会: 'After-party',
    集合写真: 'Group photograph',
    写真撮影: 'Photographs',
  }),
);

/** The schedule with English labels; a label without a known translation stays as the couple wrote it. */
export function startTimesInEnglish<T extends { readonly label: string }>(startTimes: readonly T[]): T[] {
  return startTimes.map(start => {
    const label = start.label.replaceAll(/\s/gu, '');
    return { ...start, label: IN_ENGLISH.get(label) ?? IN_ENGLISH.get(label.replace(/^[ご御]/u, '')) ?? start.label };
  });
}
