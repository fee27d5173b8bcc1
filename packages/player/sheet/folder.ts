import { createReadStream, existsSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Plugin } from 'vite';

/** Serves a folder under a path, with byte ranges. */
export function folder(path: string, root: string): Plugin {
  return {
    name: `folder ${path}`,
    configureServer({ middlewares }) {
      middlewares.use(path, (request, response, next) => {
        const file = join(root, normalize(new URL(request.url ?? '/', 'http://localhost').pathname));
        if (!existsSync(file) || !statSync(file).isFile()) return next();
        if (file.endsWith('.svg')) response.setHeader('content-type', 'image/svg+xml');
        const [, start, end] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
        response.statusCode = start === undefined ? 200 : 206;
        createReadStream(file, start === undefined ? {} : { start: Number(start), end: Number(end) }).pipe(response);
      });
    },
  };
}
