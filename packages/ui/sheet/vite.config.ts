import { defineConfig } from 'vite';
import { iconSprite } from './icon-sprite.ts';

/** The sheet of all parts in all states: `vite packages/ui/sheet`, then `?theme=natural&density=guest&lang=en`. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../../node_modules/.vite/ui-sheet',
  plugins: [iconSprite()],
  build: { outDir: '../dist/sheet', emptyOutDir: true },
});
