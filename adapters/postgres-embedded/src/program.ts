import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { RunAs } from './run-as.ts';

/** How PostgreSQL's programs are run: from where, as which user, in which directory. */
export interface Program {
  /** Contains bin, lib and share. */
  readonly binaries: string;
  readonly runAs: RunAs | undefined;
  readonly directory: string;
}

interface Invocation {
  readonly name: 'initdb' | 'postgres';
  readonly args: readonly string[];
  readonly input?: string;
}

/**
 * PostgreSQL's whole environment: programs are found by full path, and no secret of the product and no PG* variable
 * leaks in.
 */
export const environment = (more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  LC_ALL: 'C',
  TZ: 'UTC',
  ...more,
});

/** Explains why an existing program cannot be run. */
export function cannotRun(path: string, cause: Error): Error {
  const isForeign = 'code' in cause && cause.code === 'ENOENT';
  const why = isForeign ? 'they need glibc, which systems like Alpine do not have' : cause.message;
  return new Error(`The PostgreSQL programs cannot be run here (${path}): ${why}. Or set DATABASE_URL to a server.`, {
    cause,
  });
}

/** Spawn options shared by every program: its user, its directory, its environment. */
export const spawnOptions = ({ runAs, directory }: Program) => ({
  cwd: directory,
  env: environment(),
  ...(runAs ? { uid: runAs.uid, gid: runAs.gid } : {}),
});

function outputOf(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8');
    stream?.on('data', (text: string) => parts.push(text));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', code => resolve({ code, output: parts.join('') }));
  });
}

/** Runs a program to its end. Throws with its output when it fails. */
export async function runProgram(program: Program, { name, args, input = '' }: Invocation): Promise<void> {
  const path = join(program.binaries, 'bin', name);
  const child = spawn(path, args, { ...spawnOptions(program), stdio: 'pipe' });
  // why: a program that fails before it reads closes the pipe; its exit code reports the failure
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const { code, output } = await outputOf(child).catch(error => {
    throw cannotRun(path, error);
  });
  if (code !== 0) throw new Error(`${name} failed (${code}):\n${output.trim()}`);
}
