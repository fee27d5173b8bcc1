/**
 * `node firefox.ts <program> <profile>`: runs an installed Firefox behind the BiDi channel Playwright expects. It
 * relays between the two because Playwright sets media features for every context, a command that Firefox up to 153 ESR
 * refuses.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';

const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;
const UNKNOWN_TO_FIREFOX = 'emulation.setMediaFeaturesOverride';

const command = z.object({ id: z.number(), method: z.string() });

/**
 * Relays one BiDi connection to the browser and back; answers the one unknown command with success and does nothing.
 */
function relay(near: WebSocket, address: string): void {
  const far = new WebSocket(`${address}/session`, { perMessageDeflate: false });
  const isOpen = new Promise(resolve => far.once('open', resolve));
  const pass = async (data: RawData): Promise<void> => {
    await isOpen;
    const text = data.toString();
    const { id, method } = command.parse(JSON.parse(text));
    if (method === UNKNOWN_TO_FIREFOX) near.send(JSON.stringify({ type: 'success', id, result: {} }));
    else far.send(text);
  };
  near.on('message', data => void pass(data));
  far.on('message', data => near.send(data.toString()));
  far.on('close', () => near.close());
  near.on('close', () => far.close());
}

const [program, profile] = process.argv.slice(2);
if (program === undefined || profile === undefined) throw new Error('a program and a profile are needed');
const browser = spawn(program, ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile], {
  stdio: ['ignore', 'inherit', 'pipe'],
});
browser.on('exit', code => process.exit(code ?? 1));
createInterface({ input: browser.stderr }).on('line', line => {
  const address = LISTENING.exec(line)?.[1];
  if (address === undefined) {
    process.stderr.write(`${line}\n`);
    return;
  }
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const place = server.address();
    if (place === null || typeof place === 'string') throw new Error('no port was given');
    // Playwright reads the address from the line in which Firefox prints its own.
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${place.port}\n`);
  });
  server.on('connection', near => relay(near, address));
});
