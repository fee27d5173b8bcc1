import { spawn } from 'node:child_process';
import os from 'node:os';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Ctrl-C this often means: now, at any price. */
const IMPATIENT = 3;

/** Signals a process and everything it started in its group; a group that is gone is what was wanted. */
export function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH' && error.code !== 'EPERM') throw error;
  }
}

/** The exit code as a shell gives it: a program ended by a signal counts as 128 and the signal's number. */
const codeOf = (code, signal) => code ?? 128 + os.constants.signals[signal];

/**
 * Calls back once when the process that started us is gone. A signal to `npm start` ends the shell npm runs us in, and
 * nobody tells us; typed without npm, we may well outlive a shell.
 */
function watchShellOfNpm(onGone) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onGone();
  }, 300).unref();
  if (!process.env.npm_lifecycle_event) clearInterval(watch);
  return () => clearInterval(watch);
}

/**
 * Runs a program in the foreground: its output is ours, signals reach it once, its exit code is answered. It leads a
 * group of its own because a terminal sends Ctrl-C to the whole foreground group, and the program would get it twice.
 * `hasShell`: the program is npm, which counts on its whole group being signalled. `stdin`: "pipe" for a program that
 * takes the end of its input, which comes even when we are killed, as a request to end.
 */
export function runForeground(command, args, { cwd, env, hasShell = false, stdin = 'inherit' }) {
  const child = spawn(command, args, { cwd, env, stdio: [stdin, 'inherit', 'inherit'], detached: true });
  let asked = 0;
  const forward = signal => {
    asked += 1;
    if (asked >= IMPATIENT) signalGroup(child, 'SIGKILL');
    else if (hasShell) signalGroup(child, signal);
    else child.kill(signal);
  };
  for (const signal of FORWARDED) process.on(signal, forward);
  const endWatch = watchShellOfNpm(() => forward('SIGTERM'));
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(codeOf(code, signal)));
  }).finally(() => {
    endWatch();
    for (const signal of FORWARDED) process.off(signal, forward);
  });
  return { child, ended };
}

/** Runs a program quietly to its end; answers its exit code and everything it said. */
export function runQuietly(command, args, { cwd, env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr']) {
      child[name].setEncoding('utf8').on('data', text => {
        said[name] += text;
      });
    }
    child.once('error', reject);
    child.once('close', code => resolve({ code, ...said }));
  });
}
