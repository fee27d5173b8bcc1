/** Facts the server embeds in the page. */
export interface Boot {
  readonly stage: 'local' | 'test' | 'production';
  readonly productName: { readonly ja: string; readonly en: string };
  /** Changes with every build of the web app. */
  readonly buildId: string;
}

function read(): Boot {
  const text = document.getElementById('boot')?.textContent;
  const buildId = document.documentElement.dataset.build ?? '';
  const facts = text ? (JSON.parse(text) as Omit<Boot, 'buildId'>) : undefined;
  return {
    stage: facts?.stage ?? 'local',
    productName: facts?.productName ?? { ja: 'ことほぎ', en: 'Kotohogi' },
    buildId,
  };
}

/** Read once: it never changes during the page's lifetime. */
export const boot: Boot = read();
