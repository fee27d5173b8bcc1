import { spawn } from 'node:child_process';
import os from 'node:os';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Ctrl-C this many times kills the program immediately. */
const IMPATIENT = 3;

/** Signals a process and everything in its group; a group that is already gone is fine. */
export function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH' && error.code !== 'EPERM') throw error;
  }
}

/** The exit code by shell convention: a program ended by a signal counts as 128 plus the signal's number. */
const codeOf = (code, signal) => code ?? 128 + os.constants.signals[signal];

/** The parent process, read at once: a parent that ends before the first program runs leaves no other trace. */
const PARENT = process.ppid;

/**
 * Calls back once when the parent process has ended. A signal to `npm start` ends npm's shell and is not passed on to
 * this process; without npm, the process may rightly outlive a shell.
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

/** Calls back for every signal, and when the parent process has ended; returns a function that stops listening. */
function onAsked(listener) {
  for (const signal of FORWARDED) process.on(signal, listener);
  const endWatch = watchShellOfNpm(() => listener('SIGTERM'));
  return () => {
    endWatch();
    for (const signal of FORWARDED) process.off(signal, listener);
  };
}

/**
 * Runs a program in the foreground: it shares our output, gets each signal once, and its exit code is returned. It
 * leads its own group because a terminal sends Ctrl-C to the whole foreground group, and the program would get it
 * twice. `hasShell`: the program is npm, which expects signals to its whole group. `stdin`: "pipe" for a program that
 * treats the end of its input, which also comes when this process is killed, as a request to end.
 */
export function runForeground(command, args, { cwd, env, hasShell = false, stdin = 'inherit' }) {
  let asked = 0;
  const forward = signal => {
    asked += 1;
    if (asked >= IMPATIENT) signalGroup(child, 'SIGKILL');
    else if (hasShell) signalGroup(child, signal);
    else child.kill(signal);
  };
  // Listens first, because a signal may come as soon as the program runs.
  const stopListening = onAsked(forward);
  const child = spawn(command, args, { cwd, env, stdio: [stdin, 'inherit', 'inherit'], detached: true });
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(codeOf(code, signal)));
  }).finally(stopListening);
  return { child, ended };
}

/**
 * Runs a program to its end without showing its output; returns its exit code and its output. When this process is
 * asked to end meanwhile, the program ends with everything it started, and so does this process: the next steps are not
 * wanted.
 */
export function runQuietly(command, args, { cwd, env }) {
  return new Promise((resolve, reject) => {
    let asked;
    const stopListening = onAsked(signal => {
      signalGroup(child, asked === undefined ? signal : 'SIGKILL');
      asked ??= signal;
    });
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr']) {
      child[name].setEncoding('utf8').on('data', text => {
        output[name] += text;
      });
    }
    child.once('error', error => {
      stopListening();
      reject(error);
    });
    child.once('close', code => {
      stopListening();
      if (asked !== undefined) process.exit(codeOf(null, asked));
      resolve({ code, ...output });
    });
  });
}
