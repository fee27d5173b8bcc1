import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const STATIC = path.join(import.meta.dirname, '../../packages/themes/static');
const COMPRESSED = /\.(?:js|css|svg|html|json)$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name));
}

/** Serves the themes' artwork, icons and fonts under /art, in development as in the built app. */
function artwork(): Plugin {
  return {
    name: 'kotohogi-artwork',
    configureServer(server) {
      server.middlewares.use('/art', (request, response, next) => {
        const file = path.join(STATIC, decodeURIComponent((request.url ?? '').split('?')[0] ?? ''));
        if (!file.startsWith(STATIC)) return next();
        try {
          const body = readFileSync(file);
          if (file.endsWith('.svg')) response.setHeader('content-type', 'image/svg+xml');
          if (file.endsWith('.woff2')) response.setHeader('content-type', 'font/woff2');
          response.end(body);
        } catch {
          next(); // why: not a file of the artwork; Vite may know it
        }
      });
    },
    writeBundle({ dir }) {
      if (dir) cpSync(STATIC, path.join(dir, 'art'), { recursive: true });
    },
  };
}

/** Names the build after its own content, so that a browser can tell one build from the next. */
function buildId(): Plugin {
  return {
    name: 'kotohogi-build-id',
    transformIndexHtml: {
      order: 'post',
      handler: html => {
        const id = createHash('sha256').update(html).digest('hex').slice(0, 12);
        return html.replace('%BUILD_ID%', id);
      },
    },
  };
}

/** Leaves a brotli and a gzip twin beside every text file, which the server sends instead. */
function compression(): Plugin {
  return {
    name: 'kotohogi-compression',
    enforce: 'post',
    closeBundle() {
      for (const file of filesIn(path.join(import.meta.dirname, 'dist')).filter(name => COMPRESSED.test(name))) {
        const bytes = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
      }
    },
  };
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), artwork(), buildId(), ...(command === 'build' ? [compression()] : [])],
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 2048, chunkSizeWarningLimit: 700 },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
}));
