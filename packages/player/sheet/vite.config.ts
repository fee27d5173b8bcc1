import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fakeLive } from '../fake-live.ts';
import { folder } from './folder.ts';

/**
 * The review page: `vite packages/player/sheet`, then `/?scene=live` (scenes are listed in scenes.tsx), `&locale=en`,
 * `&url=…` for a live of a running origin. `SHEET_VIDEO` may name a folder with a custom `video.m3u8`, shown with
 * `&video=own`.
 */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../../node_modules/.vite/player-sheet',
  plugins: [
    react(),
    fakeLive(),
    folder('/art', new URL('../../themes/static/', import.meta.url).pathname),
    ...(process.env.SHEET_VIDEO === undefined ? [] : [folder('/own', process.env.SHEET_VIDEO)]),
  ],
  server: { fs: { allow: ['../../..'] } },
});
