import { type ESTree, parseSync } from 'vite';

/** A module as the bundler knows it: its code as JavaScript, and the targets of its imports, in order. */
export interface Module {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** Names imported from another module; `*` for all of it. Re-exported as `as` if not used here. */
interface Taking {
  readonly source: string;
  readonly names: readonly string[];
  readonly as?: readonly string[];
}

const nameOf = (name: ESTree.ModuleExportName) => (name.type === 'Literal' ? name.value : name.name);

function takingOf(statement: ESTree.Program['body'][number]): Taking | undefined {
  switch (statement.type) {
    case 'ImportDeclaration': {
      const names = statement.specifiers.map(one => (one.type === 'ImportSpecifier' ? nameOf(one.imported) : '*'));
      return { source: statement.source.value, names };
    }
    case 'ExportAllDeclaration':
      return { source: statement.source.value, names: ['*'] };
    case 'ExportNamedDeclaration': {
      if (statement.source === null) return undefined;
      const names = statement.specifiers.map(({ local }) => nameOf(local));
      return {
        source: statement.source.value,
        names,
        as: statement.specifiers.map(({ exported }) => nameOf(exported)),
      };
    }
    default:
      return undefined;
  }
}

/** The requested names of a re-export, as its source calls them. */
const asked = ({ names, as = [] }: Taking, wanted: readonly string[]) =>
  wanted.includes('*') ? names : names.filter((_, index) => wanted.includes(as[index] ?? ''));

/**
 * The modules that the roots depend on, including the roots; `isDeep` adds dynamic imports. A module that only
 * re-exports leads no further than to the names requested from it. Modules that `find` does not know are skipped.
 */
export function reachOf(
  roots: readonly string[],
  find: (id: string) => Module | null,
  { isDeep = false } = {},
): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (id: string, wanted: readonly string[]) => {
    const module = reached.has(id) ? null : find(id);
    if (module === null) return;
    const { body } = parseSync(id, module.code ?? '', { lang: 'js' }).program;
    const takings = body.flatMap(statement => takingOf(statement) ?? []);
    const isIndex = body.length > 0 && takings.filter(({ as }) => as !== undefined).length === body.length;
    if (!isIndex) reached.add(id);
    const sources = [...new Set(takings.map(({ source }) => source))];
    for (const taking of takings) {
      const next = module.importedIds[sources.indexOf(taking.source)];
      const names = isIndex ? asked(taking, wanted) : taking.names;
      if (next !== undefined && (!isIndex || names.length > 0)) visit(next, names);
    }
    if (isDeep) for (const later of module.dynamicallyImportedIds) visit(later, ['*']);
  };
  for (const root of roots) visit(root, ['*']);
  return reached;
}
