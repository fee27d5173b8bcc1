import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { contractRows } from './build/contract-rows.ts';
import { preloads } from './build/preloads.ts';

const STATIC = path.join(import.meta.dirname, '../../packages/themes/static');
/** The entry that renders pages on the server. */
const SERVER_PAGES = path.join(import.meta.dirname, 'src/entries/guest/server-page.tsx');
const COMPRESSED = /\.(?:js|css|svg|html|json)$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name));
}

/** The environment is the browser build, not the server bundle. */
const isPage = ({ name }: { readonly name: string }) => name === 'client';

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** Serves the themes' static files, in development and in the built app: fonts under /fonts, the rest under /art. */
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

/** Compiles the message catalogs at build time, so that the plural parser is not shipped to browsers. */
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

/** Names the build after its own content, so that a browser can distinguish builds. */
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

/** Writes a brotli and a gzip copy next to every text file, which the server sends instead. */
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

/** Writes the server bundle next to the page it renders, so that both always come from the same build. */
function serverPages(): Plugin {
  return {
    name: 'kotohogi-server-page',
    configResolved({ build: { outDir }, environments: { ssr } }) {
      if (ssr !== undefined) ssr.build.outDir = path.join(outDir, 'server');
    },
  };
}

/**
 * Our own modules have no side effects except the entry and styles, so what an index re-exports is
 * bundled only with the pages that use it.
 */
const OWN = /\/(?:apps\/web|packages\/[a-z-]+)\/src\/(?!main\.tsx$).*\.tsx?(?:\?rows)?$/;

/** Small files are inlined in the styles, except fonts: the CSP allows those from our own origin only (font-src). */
const isInlined = (file: string, content: Buffer) => !/\.woff2?$/.test(file) && content.length < 2048;

/** Pages list some two hundred chunks that may load later: shorter hashes save the size of a small chunk. */
const NAMES = { chunkFileNames: 'assets/[name]-[hash:7].js', assetFileNames: 'assets/[name]-[hash:6][extname]' };

/** Chunks that every page loads first. Listing them again as dependencies of each chunk would enlarge every page. */
const START = /\/(?:base|rolldown-runtime|router)-[^/]+$/;
/** The same for every guest page. */
const GUEST_START = /\/guest(?:-office)?-[\w-]{7}\.js$/;

/** Chunks with the routes of an area. A page needs only one of them, but would preload all. */
const ROUTES = /\/routes-[^/]+$/;

function withoutStart(
  file: string,
  parts: string[],
  host: { readonly hostId: string; readonly hostType: 'html' | 'js' },
) {
  if (host.hostType === 'html') return parts;
  if (ROUTES.test(file)) return [];
  const isGuests = /\/guest-/.test(host.hostId);
  return parts.filter(part => !START.test(part) && !(isGuests && GUEST_START.test(part)));
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    { ...optimizeLocales.vite({ locales: ['ja-JP', 'en-US'] }), enforce: 'pre' },
    catalogues(),
    contractRows(),
    react(),
    ...[artwork(), preloads(), buildId(), compression()].map(plugin => ({ ...plugin, applyToEnvironment: isPage })),
    serverPages(),
  ],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: isInlined,
    chunkSizeWarningLimit: 700,
    // Every browser that supports this build target supports module preload.
    modulePreload: { polyfill: false, resolveDependencies: withoutStart },
    rolldownOptions: { treeshake: { moduleSideEffects: id => !OWN.test(id) } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() }, ...NAMES } } } },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: { ssr: SERVER_PAGES, copyPublicDir: false },
    },
  },
  builder: {
    buildApp: async ({ build, environments: { client, ssr } }) => {
      for (const one of [client, ssr]) if (one !== undefined) await build(one);
    },
  },
  // React includes it; replaces the shim of libraries that still support older versions.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
});
