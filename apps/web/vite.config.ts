import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pieces } from './build/chunks.ts';
import { contractRows } from './build/contract-rows.ts';
import { preloads } from './build/preloads.ts';

const STATIC = path.join(import.meta.dirname, '../../packages/themes/static');
const COMPRESSED = /\.(?:js|css|svg|html|json)$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name));
}

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** Serves the themes' static files, in development as in the built app: fonts under /fonts, all else under /art. */
function artwork(): Plugin {
  const fileAt = (url: string) => {
    const [, folder, rest] = /^\/(art|fonts)\/([\w./-]+)$/.exec(url.split('?')[0] ?? '') ?? [];
    if (folder === undefined || rest === undefined || rest.includes('..')) return undefined;
    return path.join(STATIC, folder === 'fonts' ? 'fonts' : '', rest);
  };
  return {
    name: 'kotohogi-artwork',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = fileAt(request.url ?? '');
        if (file === undefined || !existsSync(file)) return next();
        response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
        response.end(readFileSync(file));
      });
    },
    writeBundle({ dir = 'dist' }) {
      cpSync(path.join(STATIC, 'fonts'), path.join(dir, 'fonts'), { recursive: true });
      cpSync(STATIC, path.join(dir, 'art'), {
        recursive: true,
        filter: source => !source.startsWith(path.join(STATIC, 'fonts')),
      });
    },
  };
}

/** Compiles the catalogues of texts while building, so that the parser of their plurals never reaches a browser. */
function catalogues(): Plugin {
  return {
    name: 'kotohogi-catalogues',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? '';
      if (!/\/apps\/web\/src\/.*\/messages\.(?:ja|en)\.ts$/.test(file)) return null;
      this.addWatchFile(file);
      const loaded: Record<string, Record<string, string>> = await import(`${file}?at=${statSync(file).mtimeMs}`);
      return Object.entries(loaded)
        .map(([name, texts]) => {
          const compiled = Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]);
          return `export const ${name} = ${JSON.stringify(Object.fromEntries(compiled))};`;
        })
        .join('\n');
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
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = 'dist' }) {
        for (const file of filesIn(dir).filter(name => COMPRESSED.test(name))) {
          const bytes = readFileSync(file);
          writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
          writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
        }
      },
    },
  };
}

/**
 * Our own modules do nothing by merely being loaded, save the entry and styles: so what a door or an index of the kit
 * re-exports reaches only the pages that use it.
 */
const OWN = /\/(?:apps\/web|packages\/[a-z-]+)\/src\/(?!main\.tsx$).*\.tsx?(?:\?rows)?$/;

/** Small files travel inside the styles, except fonts: pages load them from our own address only (CSP font-src). */
const isInlined = (file: string, content: Buffer) => !/\.woff2?$/.test(file) && content.length < 2048;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    { ...optimizeLocales.vite({ locales: ['ja-JP', 'en-US'] }), enforce: 'pre' },
    catalogues(),
    contractRows(),
    react(),
    artwork(),
    preloads(),
    buildId(),
    compression(),
  ],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: isInlined,
    chunkSizeWarningLimit: 700,
    // Every browser that can read this build knows how to preload modules.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: id => !OWN.test(id) },
      output: { codeSplitting: { groups: pieces() } },
    },
  },
  // React has had it for years: the shim of libraries that still support older ones stays out.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
});
