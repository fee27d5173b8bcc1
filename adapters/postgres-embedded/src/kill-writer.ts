/**
 * A program for the kill tests: starts the server of a directory and inserts rows until it is killed; prints one line
 * for each row the server acknowledged. Usage: kill-writer.ts DIRECTORY FIRST_NUMBER | exit | exit-and-stop
 */
import { connectTo } from './scratch.ts';
import { startPostgres } from './start.ts';

const [dataDir = '', task = ''] = process.argv.slice(2);

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

const server = await startPostgres({ dataDir, log: () => {}, stopWithParent: task === 'exit-and-stop' });
if (task.startsWith('exit')) process.exit(0);

print(`started ${server.pid()} ${server.adopted}`);
const client = await connectTo(server.url);
await client.query('create table if not exists ledger (n bigint primary key)');
try {
  for (let n = Number(task); ; n++) {
    await client.query('insert into ledger values ($1)', [n]);
    print(`acknowledged ${n}`);
  }
} catch {
  // why: the server was killed first, as one of the tests does; the acknowledged rows are already printed
  process.exit(1);
}
