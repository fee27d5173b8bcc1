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

/** Who started us: asked at once, for whoever is gone before the first program runs leaves no other trace. */
const PARENT = process.ppid;

/**
 * Calls back once when the process that started us is gone. A signal to `npm start` ends the shell npm runs us in, and
 * nobody tells us; typed without npm, we may well outlive a shell.
 */
function watchShellOfNpm(onGone) {
  const watch = setInterval(() => {
    if (process.ppid === PARENT) return;
    clearInterval(watch);
    onGone();
  }, 300).unref();
  if (!process.env.npm_lifecycle_event) clearInterval(watch);
  return () => clearInterval(watch);
}

/** Calls back for every signal to us, and when whoever started us is gone; answers how to stop listening. */
function onAsked(listener) {
  for (const signal of FORWARDED) process.on(signal, listener);
  const endWatch = watchShellOfNpm(() => listener('SIGTERM'));
  return () => {
    endWatch();
    for (const signal of FORWARDED) process.off(signal, listener);
  };
}

/**
 * Runs a program in the foreground: its output is ours, signals reach it once, its exit code is answered. It leads a
 * group of its own because a terminal sends Ctrl-C to the whole foreground group, and the program would get it twice.
 * `hasShell`: the program is npm, which counts on its whole group being signalled. `stdin`: "pipe" for a program that
 * takes the end of its input, which comes even when we are killed, as a request to end.
 */
export function runForeground(command, args, { cwd, env, hasShell = false, stdin = 'inherit' }) {
  let asked = 0;
  const forward = signal => {
    asked += 1;
    if (asked >= IMPATIENT) signalGroup(child, 'SIGKILL');
    else if (hasShell) signalGroup(child, signal);
    else child.kill(signal);
  };
  // Listening begins first: a signal may come as soon as the program runs.
  const stopListening = onAsked(forward);
  const child = spawn(command, args, { cwd, env, stdio: [stdin, 'inherit', 'inherit'], detached: true });
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(codeOf(code, signal)));
  }).finally(stopListening);
  return { child, ended };
}

/**
 * Runs a program quietly to its end; answers its exit code and everything it said. When we are asked to end meanwhile, it
 * ends with everything it started, and so do we: what was to follow is not wanted any more.
 */
export function runQuietly(command, args, { cwd, env }) {
  return new Promise((resolve, reject) => {
    let asked;
    const stopListening = onAsked(signal => {
      signalGroup(child, asked === undefined ? signal : 'SIGKILL');
      asked ??= signal;
    });
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const said = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr']) {
      child[name].setEncoding('utf8').on('data', text => {
        said[name] += text;
      });
    }
    child.once('error', error => {
      stopListening();
      reject(error);
    });
    child.once('close', code => {
      stopListening();
      if (asked !== undefined) process.exit(codeOf(null, asked));
      resolve({ code, ...said });
    });
  });
}
