/** Runs the web app's development server. Environment: DEV_PORT, and API_URL of the server behind it. */
import path from 'node:path';
import { createServer } from 'vite';

const root = path.join(import.meta.dirname, '..', '..', 'apps', 'web');
const { API_URL = '', DEV_PORT = '' } = process.env;

/** Paths handled by the server itself, except pages and their files. */
const SERVER_PATHS = ['/api', '/files', '/outbox', '/socket.io', '/health', '/metrics'];

const BOOT = /<script type="application\/json" id="boot">.*?<\/script>/s;

/** The server embeds data in the pages it sends; here Vite sends the page, so the data is fetched and inserted. */
const bootFacts = {
  name: 'boot-facts',
  async transformIndexHtml(html, { originalUrl = '/' }) {
    const page = await fetch(new URL(originalUrl, API_URL));
    const [boot = ''] = BOOT.exec(await page.text()) ?? [];
    return html.replace('<!--boot-->', () => boot);
  },
};

const server = await createServer({
  root,
  plugins: [bootFacts],
  server: {
    host: 'localhost',
    port: Number(DEV_PORT),
    strictPort: true,
    proxy: Object.fromEntries(SERVER_PATHS.map(prefix => [prefix, { target: API_URL, ws: prefix === '/socket.io' }])),
  },
});
await server.listen();
process.on('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
