import type ts from 'typescript';
import type { ContractRow } from '../check/contract-rows.ts';
import type { Source } from '../check/source.ts';
import { CodeGraph, type Declaration, identifiersIn } from './code-graph.ts';

const WEB = 'apps/web/src/';
const FEATURES = 'apps/server/src/features/';
const DOMAIN = 'packages/domain/src/';
/** Places printed for one role; the others are counted. */
const MOST = 2;

const keyOf = ({ file, name }: { readonly file: string; readonly name: string }) => `${file}#${name}`;
const placeOf = ({ file, line, name }: Declaration) => `${file}:${line}  ${name}`;
const isStore = ({ file }: Declaration) => /\/store[\w.-]*\.ts$/.test(file);
const isDecision = ({ file, name }: Declaration) =>
  file.startsWith(DOMAIN) && !/\/(?:kernel|types)[/.]/.test(file) && /[a-z]/.test(name);
const isComponent = ({ file, name }: Declaration) => file.endsWith('.tsx') && /^[A-Z]/.test(name);

/** Where a row is answered, and the declarations that the answer mentions. */
interface Handler {
  readonly file: string;
  readonly node: ts.Node;
  readonly place: string;
  readonly uses: readonly Declaration[];
}

/** Prints the six files of a row: the part that calls it, its hook, contract, handler, decision and store. */
export class Tracer {
  readonly #source: Source;
  readonly #graph: CodeGraph;
  /** Declarations of the browser, by the key of what they mention. */
  readonly #usersOf = new Map<string, Declaration[]>();
  /** Where the browser calls a row, by the row's spelling. */
  readonly #hooks = new Map<string, Declaration[]>();
  /** Where the server answers a row, by the row's spelling. */
  readonly #handlers = new Map<string, Handler>();

  constructor(source: Source) {
    this.#source = source;
    this.#graph = new CodeGraph(source);
    this.#readBrowser();
    this.#readHandlers();
  }

  #readBrowser(): void {
    for (const file of this.#graph.files(WEB)) {
      for (const declaration of this.#graph.declarations(file)) {
        for (const use of declaration.uses) {
          const key = keyOf(use);
          this.#usersOf.set(key, [...(this.#usersOf.get(key) ?? []), declaration]);
        }
      }
      for (const { node, argument } of this.#graph.calls(file, /^(?:call|addressOf|use\w*)$/)) {
        const name = this.#graph.enclosing(file, node);
        const hook = name === undefined ? undefined : this.#graph.declaration({ file, name });
        if (hook !== undefined) this.#hooks.set(argument, [...(this.#hooks.get(argument) ?? []), hook]);
      }
    }
  }

  #readHandlers(): void {
    for (const file of this.#graph.files(FEATURES).filter(one => /\/handlers[\w.-]*\.ts$/.test(one))) {
      for (const { node, argument } of this.#graph.calls(file, /^(?:in|as)[A-Z]/)) {
        const uses = this.#graph.usesIn(file, node).flatMap(use => this.#graph.declaration(use) ?? []);
        this.#handlers.set(argument, { file, node, place: `${file}:${this.#graph.lineOf(node)}`, uses });
      }
    }
  }

  /** The nearest components that use a hook, directly or through other declarations. */
  #partsOf(hooks: readonly Declaration[]): readonly Declaration[] {
    const parts: Declaration[] = [];
    const seen = new Set(hooks.map(keyOf));
    let edge = hooks;
    while (edge.length > 0 && parts.length === 0) {
      const next = edge.flatMap(one => this.#usersOf.get(keyOf(one)) ?? []).filter(one => !seen.has(keyOf(one)));
      for (const one of next) seen.add(keyOf(one));
      parts.push(...next.filter(isComponent));
      edge = next;
    }
    return [...new Map([...hooks.filter(isComponent), ...parts].map(one => [keyOf(one), one])).values()];
  }

  /** What a handler reaches, nearest first. Only functions of features are followed, and stores are not. */
  #reached(uses: readonly Declaration[]): readonly Declaration[] {
    const reached: Declaration[] = [];
    const seen = new Set(uses.map(keyOf));
    const queue = [...uses];
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
      if (!one.isValue) continue;
      reached.push(one);
      if (!one.file.startsWith(FEATURES) || isStore(one)) continue;
      const next = one.uses.filter(use => !seen.has(keyOf(use)));
      for (const use of next) seen.add(keyOf(use));
      queue.push(...next.flatMap(use => this.#graph.declaration(use) ?? []));
    }
    return reached;
  }

  /** Whether a row's handler, or a function of the features that it reaches, mentions a name. */
  mentions({ spelling }: ContractRow, name: RegExp): boolean {
    const handler = this.#handlers.get(spelling);
    if (handler === undefined) return false;
    const { file, node } = handler;
    const parts = [node, ...this.#graph.localValues(node)];
    const uses = parts
      .flatMap(part => this.#graph.usesIn(file, part))
      .flatMap(use => this.#graph.declaration(use) ?? []);
    const reached = this.#reached(uses).filter(one => one.file.startsWith(FEATURES));
    const names = [...parts.map(identifiersIn), ...reached.map(one => this.#graph.namesIn(one))];
    return names.some(found => [...found].some(one => name.test(one)));
  }

  /** The places of a role: those that are most likely meant first, otherwise the nearest. */
  #ranked(places: readonly Declaration[], isMeant: (one: Declaration) => boolean): string[] {
    return [...places.filter(isMeant), ...places.filter(one => !isMeant(one))].map(placeOf);
  }

  #contractLine({ feature, spelling }: ContractRow): string {
    const file = `packages/contract/src/${feature}.ts`;
    const verb = spelling.split('.').at(-1) ?? '';
    const lines = this.#source.read(file).split('\n');
    return `${file}:${lines.findIndex(line => line.startsWith(`  ${verb}: `)) + 1}`;
  }

  /** The lines that are printed for a row. */
  lines(found: ContractRow): readonly string[] {
    const { row, spelling } = found;
    const hooks = this.#hooks.get(spelling) ?? [];
    const handler = this.#handlers.get(spelling);
    const reached = this.#reached(handler?.uses ?? []);
    const home = handler?.place.slice(0, handler.place.lastIndexOf('/') + 1) ?? '';
    const role = (what: string, places: readonly string[]): string[] => {
      const shown = places.slice(0, MOST);
      const more = places.length > MOST ? `  (and ${places.length - MOST} more)` : '';
      if (shown.length === 0) return [`  ${what.padEnd(9)}-`];
      return shown.map(
        (place, at) => `  ${(at === 0 ? what : '').padEnd(9)}${place}${at === shown.length - 1 ? more : ''}`,
      );
    };
    return [
      `${row.name}  ${row.method} /api${row.path}  (${row.access.join(' or ')})`,
      ...role('part', this.#partsOf(hooks).map(placeOf)),
      ...role('hook', hooks.map(placeOf)),
      ...role('contract', [this.#contractLine(found)]),
      ...role('handler', handler === undefined ? [] : [handler.place]),
      ...role(
        'decision',
        this.#ranked(reached.filter(isDecision), ({ name }) => name.startsWith('decide')),
      ),
      ...role(
        'store',
        this.#ranked(
          reached.filter(one => one.file.startsWith(FEATURES) && isStore(one)),
          ({ file }) => file.startsWith(home),
        ),
      ),
    ];
  }
}
