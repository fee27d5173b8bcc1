import { type ESTree, parseSync, Visitor } from 'vite';

/** The calls that declare a row of the contract, and which of its properties a browser needs. */
const NEEDED: ReadonlyMap<string, readonly string[]> = new Map([
  ['endpoint', ['method', 'path', 'timeout']],
  ['event', ['name']],
  ['action', ['name']],
]);

/** The properties of a row that are schemas. */
const SCHEMAS = new Set(['params', 'query', 'body', 'output', 'payload', 'input']);

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  const ordered = [...edits].sort((one, other) => one.start - other.start);
  let [done, at] = ['', 0];
  for (const { start, end, text } of ordered) {
    done += code.slice(at, start) + text;
    at = end;
  }
  return done + code.slice(at);
}

const keyOf = (property: ESTree.ObjectPropertyKind): string =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '';

/** Replaces rows with plain objects of what a call needs: `{ method, path }`. */
function cutRows(code: string): string {
  const edits: Edit[] = [];
  new Visitor({
    CallExpression({ start, end, callee, arguments: [row] }) {
      const keys = callee.type === 'Identifier' ? NEEDED.get(callee.name) : undefined;
      if (keys === undefined || row?.type !== 'ObjectExpression') return;
      const kept = row.properties.filter(property => keys.includes(keyOf(property)));
      edits.push({ start, end, text: `({ ${kept.map(one => code.slice(one.start, one.end)).join(', ')} })` });
    },
  }).visit(parseSync('rows.js', code).program);
  return applyEdits(code, edits);
}

/** Where a program reads a name; object keys and property names do not count. */
function namesRead(program: ESTree.Program): readonly { readonly name: string; readonly at: number }[] {
  const labels = new Set<number>();
  const names: { name: string; at: number }[] = [];
  new Visitor({
    Property({ computed, shorthand, key }) {
      if (!computed && !shorthand) labels.add(key.start);
    },
    MemberExpression({ computed, property }) {
      if (!computed) labels.add(property.start);
    },
    Identifier({ name, start }) {
      names.push({ name, at: start });
    },
  }).visit(program);
  return names.filter(({ at }) => !labels.has(at));
}

/** The names declared by a top-level statement. */
function namesMade(statement: ESTree.Statement | ESTree.ModuleDeclaration): readonly string[] {
  const made = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (made?.type === 'FunctionDeclaration') return made.id === null ? [] : [made.id.name];
  if (made?.type !== 'VariableDeclaration') return [];
  return made.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

/** A top-level statement: the names it declares and those it reads. */
interface Statement {
  readonly node: ESTree.Program['body'][number];
  readonly made: readonly string[];
  readonly read: ReadonlySet<string>;
}

function statementsOf(code: string): readonly Statement[] {
  const { program } = parseSync('rows.js', code);
  const reads = namesRead(program);
  return program.body.map(node => ({
    node,
    made: namesMade(node),
    read: new Set(reads.filter(({ at }) => at >= node.start && at < node.end).map(({ name }) => name)),
  }));
}

/** Whether a statement imports something schemas are made of: zod, or a sibling module of the contract. */
const bringsSchemas = ({ node }: Statement) =>
  node.type === 'ImportDeclaration' && /^(?:zod|\.)/.test(node.source.value);

/** The statements that are schemas, or depend on one. */
function schemasAmong(statements: readonly Statement[]): readonly Statement[] {
  const names = new Set(statements.filter(bringsSchemas).flatMap(({ read }) => [...read]));
  let [found, count]: [readonly Statement[], number] = [[], -1];
  while (found.length !== count) {
    count = found.length;
    found = statements.filter(({ read }) => !read.isDisjointFrom(names));
    for (const name of found.flatMap(({ made }) => made)) names.add(name);
  }
  return found;
}

/** The imports without any use. */
function idleImports(statements: readonly Statement[]): readonly Statement[] {
  const [imports, others] = [true, false].map(isImport =>
    statements.filter(({ node }) => (node.type === 'ImportDeclaration') === isImport),
  );
  const read = new Set(others?.flatMap(one => [...one.read]));
  return imports?.filter(one => one.read.size > 0 && one.read.isDisjointFrom(read)) ?? [];
}

/**
 * The rest of a contract module (as JavaScript) after everything made of a schema is removed: its rows as plain
 * objects, its constants, its functions, and the imports they need. Importing anything else from it fails the build.
 */
export function rowsOnly(code: string): string {
  const rows = cutRows(code);
  const statements = statementsOf(rows);
  const schemas = schemasAmong(statements);
  const kept = statements.filter(statement => !schemas.includes(statement));
  const cut = [...schemas, ...idleImports(kept)];
  return applyEdits(
    rows,
    cut.map(({ node: { start, end } }) => ({ start, end, text: '' })),
  );
}

/** The first name of an expression such as `gift.send`. */
function rootOf(expression: ESTree.Expression): string | undefined {
  if (expression.type === 'Identifier') return expression.name;
  return expression.type === 'MemberExpression' ? rootOf(expression.object) : undefined;
}

/** Places in a program that read a schema of a row imported without schemas: `gift.send.body`. */
export function schemasMissed(program: ESTree.Program): readonly string[] {
  const rows = new Set(
    program.body.flatMap(node =>
      node.type === 'ImportDeclaration' && isRowsImport(node.source.value)
        ? node.specifiers.map(({ local }) => local.name)
        : [],
    ),
  );
  const missed: string[] = [];
  const meet = (owner: ESTree.Expression, key: ESTree.PropertyKey) => {
    const root = rootOf(owner);
    if (root === undefined || !rows.has(root) || key.type !== 'Identifier' || !SCHEMAS.has(key.name)) return;
    missed.push(`${root}….${key.name}`);
  };
  new Visitor({
    MemberExpression({ object, property }) {
      meet(object, property);
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'ObjectPattern' || init === null) return;
      for (const property of id.properties) if (property.type === 'Property') meet(init, property.key);
    },
  }).visit(program);
  return missed;
}

/**
 * The rows that a program imports with `import()`. A static import of a removed name fails the build; a dynamic one
 * would only be undefined in the browser.
 */
export function rowsImportedLate(program: ESTree.Program): readonly string[] {
  const late: string[] = [];
  new Visitor({
    ImportExpression({ source }) {
      if (source.type !== 'Literal' || typeof source.value !== 'string') return;
      if (isRowsImport(source.value)) late.push(source.value);
    },
  }).visit(program);
  return late;
}

/** Whether an import gets only the rows of a contract. Texts have neither rows nor schemas, and are left whole. */
export function isRowsImport(source: string): boolean {
  return /^@kotohogi\/contract\/(?!schemas\/|texts\/)/.test(source);
}
