import type { SongListState } from '@kotohogi/contract/song-list';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { expectAccessible } from '../../shell/testing/accessible.ts';
import { refusal } from '../../shell/testing/refusal.ts';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { ja } from './messages.ja.ts';
import { SongList } from './song-list.tsx';

const KANON = { title: 'カノン', artist: 'パッヘルベル', rightsNote: '' };

let stored: SongListState;
let answer: (body: SongListState) => Response;

/** Mocks both calls: a change is answered by `answer`. */
async function serve(_input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  return init.method === 'PATCH' ? answer(JSON.parse(String(init.body))) : Response.json(stored);
}

function accept({ hasNoSongs, songs, version }: SongListState): Response {
  if (version !== stored.version) return refusal(409, 'song_list_changed', { userMessage: 'ほかの方が変更しました。' });
  stored = { hasNoSongs, songs, version: version + 1, updatedAt: stored.updatedAt };
  return Response.json(stored);
}

const visit = (mayWrite = true) =>
  show(
    <main>
      <SongList weddingId={7} mayWrite={mayWrite} />
    </main>,
  );

async function type(title: string, artist: string): Promise<void> {
  await userEvent.fill(page.getByLabelText(ja['songList.song']), title);
  await userEvent.fill(page.getByLabelText(ja['songList.artist']), artist);
  await userEvent.click(page.getByRole('button', { name: ja['songList.save'] }));
}

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});
beforeEach(() => {
  stored = { hasNoSongs: false, songs: [], version: 0, updatedAt: null };
  answer = accept;
  vi.stubGlobal('fetch', serve);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('given a recording without a song list', () => {
  test('when a song is added, edited and removed, then the list and the notice of the held-back recording follow', async () => {
    await visit();
    await expect.element(page.getByText(ja['songList.missing'])).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: ja['songList.add'] }));
    await type('カノン', '');
    await expect.element(page.getByText('この項目は必須です。')).toBeVisible();
    await type('カノン', 'パッヘルベル');
    await expect.element(page.getByRole('listitem').getByText('カノン')).toBeVisible();
    expect(page.getByText(ja['songList.missing']).elements()).toEqual([]);
    await expectAccessible();
    await userEvent.click(page.getByRole('button', { name: 'カノンを編集' }));
    await type('カノン ニ長調', 'パッヘルベル');
    await vi.waitFor(() => expect(stored.songs).toEqual([{ ...KANON, title: 'カノン ニ長調' }]));
    await userEvent.click(page.getByRole('button', { name: 'カノン ニ長調を削除' }));
    await expect.element(page.getByText(ja['songList.missing'])).toBeVisible();
  });

  test('when someone else was faster, then the dialog keeps what was typed, and a second attempt adds to their list', async () => {
    await visit();
    await userEvent.click(page.getByRole('button', { name: ja['songList.add'] }));
    stored = { ...stored, songs: [KANON], version: 1 };
    await type('花のワルツ', 'チャイコフスキー');
    await expect.element(page.getByText('ほかの方が変更しました。')).toBeVisible();
    await expect.element(page.getByLabelText(ja['songList.song'])).toHaveValue('花のワルツ');
    await userEvent.click(page.getByRole('button', { name: ja['songList.save'] }));
    await vi.waitFor(() => expect(stored.songs.map(({ title }) => title)).toEqual(['カノン', '花のワルツ']));
  });

  test('when no songs are confirmed, then nothing can be added until that is taken back', async () => {
    await visit();
    await userEvent.click(page.getByText(ja['songList.none']));
    await vi.waitFor(() => expect(stored.hasNoSongs).toBe(true));
    await expect.element(page.getByRole('switch', { name: ja['songList.none'] })).toBeChecked();
    expect(page.getByRole('button', { name: ja['songList.add'] }).elements()).toEqual([]);
  });
});

test('given someone who may only read, then the songs are shown without buttons', async () => {
  stored = { ...stored, songs: [KANON], version: 1 };
  await visit(false);
  await expect.element(page.getByText('カノン')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
  await expect.element(page.getByRole('switch')).toBeDisabled();
});
