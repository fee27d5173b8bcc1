import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SPRITE = new URL('../../themes/static/icons.svg', import.meta.url);

/** Serves the themes' icon sprite at `/art/icons.svg`, where applications keep it. */
export function iconSprite(): Plugin {
  return {
    name: 'kit-icon-sprite',
    configureServer(server) {
      server.middlewares.use('/art/icons.svg', (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(readFileSync(SPRITE));
      });
    },
  };
}
