import path from 'node:path';
import ts from 'typescript';
import type { Source } from '../check/source.ts';

/** A top-level declaration: `file` and `name` identify it. */
export interface Declaration {
  readonly file: string;
  readonly name: string;
  readonly line: number;
  /** A function, or a constant that may hold one; types and interfaces are not. */
  readonly isValue: boolean;
  /** The declarations it mentions, imported or of the same file. */
  readonly uses: readonly Use[];
}

interface Use {
  readonly file: string;
  readonly name: string;
}

interface Module {
  readonly declarations: ReadonlyMap<string, ts.Node>;
  /** Local name → where it comes from; re-exports are listed by their exported name. */
  readonly imports: ReadonlyMap<string, Use>;
  readonly reExports: ReadonlyMap<string, Use>;
  readonly tree: ts.SourceFile;
}

const WORKSPACES: readonly (readonly [prefix: string, folder: string])[] = [
  ['@kotohogi/server/', 'apps/server/src/'],
  ['@kotohogi/domain/', 'packages/domain/src/'],
  ['@kotohogi/contract/', 'packages/contract/src/'],
];

/** The file a specifier names, as far as it is one of ours that can lead to a row. */
function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  const workspace = WORKSPACES.find(([prefix]) => specifier.startsWith(prefix));
  return workspace === undefined ? undefined : `${workspace[1]}${specifier.slice(workspace[0].length)}.ts`;
}

function namesOf(statement: ts.Statement): readonly (readonly [name: string, node: ts.Node])[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(one =>
      ts.isIdentifier(one.name) ? [[one.name.text, one] as const] : [],
    );
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name !== undefined ? [[statement.name.text, statement]] : [];
}

function readModule(file: string, text: string): Module {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const declarations = new Map<string, ts.Node>();
  const imports = new Map<string, Use>();
  const reExports = new Map<string, Use>();
  for (const statement of tree.statements) {
    for (const [name, node] of namesOf(statement)) declarations.set(name, node);
    const specifier =
      (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) && statement.moduleSpecifier;
    if (!specifier || !ts.isStringLiteral(specifier)) continue;
    const target = resolve(file, specifier.text);
    if (target === undefined) continue;
    const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
    if (bindings === undefined || ts.isNamespaceImport(bindings) || ts.isNamespaceExport(bindings)) continue;
    for (const element of bindings.elements) {
      const use = { file: target, name: (element.propertyName ?? element.name).text };
      (ts.isImportDeclaration(statement) ? imports : reExports).set(element.name.text, use);
    }
  }
  return { declarations, imports, reExports, tree };
}

/** Every name in a part of a file. */
export function identifiersIn(node: ts.Node): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (one: ts.Node): void => {
    if (ts.isIdentifier(one)) found.add(one.text);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return found;
}

/** The top-level declarations of a checkout and what each mentions. Reads a file when it is first asked for. */
export class CodeGraph {
  readonly #source: Source;
  readonly #modules = new Map<string, Module | undefined>();
  readonly #files: ReadonlySet<string>;

  constructor(source: Source) {
    this.#source = source;
    this.#files = new Set(source.files('apps/server/src', 'apps/web/src', 'packages/domain/src'));
  }

  /** Source files of a folder, without tests. */
  files(folder: string): readonly string[] {
    return [...this.#files].filter(
      file =>
        file.startsWith(folder) && /\.tsx?$/.test(file) && !file.includes('.test.') && !file.includes('/testing/'),
    );
  }

  #module(file: string): Module | undefined {
    if (!this.#modules.has(file)) {
      this.#modules.set(file, this.#files.has(file) ? readModule(file, this.#source.read(file)) : undefined);
    }
    return this.#modules.get(file);
  }

  /** Follows re-exports to the file that declares a name; undefined if it is not one of ours. */
  #origin({ file, name }: Use): Use | undefined {
    const module = this.#module(file);
    if (module === undefined) return undefined;
    if (module.declarations.has(name)) return { file, name };
    const next = module.reExports.get(name) ?? module.imports.get(name);
    return next === undefined ? undefined : this.#origin(next);
  }

  /** What a part of a file mentions. */
  usesIn(file: string, node: ts.Node): readonly Use[] {
    const module = this.#module(file);
    if (module === undefined) return [];
    return [...identifiersIn(node)].flatMap(name => {
      if (module.declarations.get(name) === node) return [];
      const use = module.declarations.has(name) ? { file, name } : module.imports.get(name);
      return (use && this.#origin(use)) ?? [];
    });
  }

  /** Every name in a top-level declaration. */
  namesIn({ file, name }: Use): ReadonlySet<string> {
    const node = this.#module(file)?.declarations.get(name);
    return node === undefined ? new Set() : identifiersIn(node);
  }

  /** The initial values of the local variables that a part of a function mentions. */
  localValues(node: ts.Node): readonly ts.Node[] {
    const mentioned = identifiersIn(node);
    const found: ts.Node[] = [];
    const visit = (one: ts.Node): void => {
      if (ts.isVariableDeclaration(one) && one.initializer !== undefined) {
        if ([...identifiersIn(one.name)].some(name => mentioned.has(name))) found.push(one.initializer);
      }
      ts.forEachChild(one, visit);
    };
    for (let at = node.parent; at !== undefined && !ts.isSourceFile(at); at = at.parent) {
      if (ts.isBlock(at))
        for (const statement of at.statements) if (ts.isVariableStatement(statement)) visit(statement);
    }
    return found;
  }

  declaration({ file, name }: Use): Declaration | undefined {
    const module = this.#module(file);
    const node = module?.declarations.get(name);
    if (module === undefined || node === undefined) return undefined;
    const line = module.tree.getLineAndCharacterOfPosition(node.getStart(module.tree)).line + 1;
    const isValue = !(ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node));
    return { file, name, line, isValue, uses: this.usesIn(file, node) };
  }

  declarations(file: string): readonly Declaration[] {
    const names = [...(this.#module(file)?.declarations.keys() ?? [])];
    return names.flatMap(name => this.declaration({ file, name }) ?? []);
  }

  /** The calls in a file whose function has such a name, each with its first argument as written. */
  calls(file: string, callee: RegExp): readonly { readonly node: ts.CallExpression; readonly argument: string }[] {
    const module = this.#module(file);
    const found: { node: ts.CallExpression; argument: string }[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && callee.test(node.expression.text)) {
        found.push({ node, argument: node.arguments[0]?.getText(module?.tree) ?? '' });
      }
      ts.forEachChild(node, visit);
    };
    if (module !== undefined) visit(module.tree);
    return found;
  }

  lineOf(node: ts.Node): number {
    const tree = node.getSourceFile();
    return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
  }

  /** The name of the top-level declaration that contains a node. */
  enclosing(file: string, node: ts.Node): string | undefined {
    for (const [name, one] of this.#module(file)?.declarations ?? []) {
      if (one.pos <= node.pos && node.end <= one.end) return name;
    }
    return undefined;
  }
}
