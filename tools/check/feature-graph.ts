import { FLOORS, UPWARD_IMPORTS } from './floors.ts';
import type { Problem, Source } from './source.ts';

const FOLDER = 'apps/server/src/features';
const PAGE = 'docs/ARCHITECTURE.md';
const BEGIN = '<!-- features: drawn by npm run graph -->';
const END = '<!-- /features -->';

/** For each feature the features it imports, each with one file that does. */
export type FeatureGraph = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads the graph from the imports of the sources; tests are not part of it. */
export function readGraph(source: Source): FeatureGraph {
  const graph = new Map<string, Map<string, string>>(source.folders(FOLDER).map(feature => [feature, new Map()]));
  for (const file of source.files(FOLDER).filter(one => one.endsWith('.ts') && !one.endsWith('.test.ts'))) {
    const [feature = ''] = file.slice(FOLDER.length + 1).split('/');
    for (const [, to = ''] of source.read(file).matchAll(/(?:from|import)\s*\(?\s*'\.\.\/([a-z-]+)\//g)) {
      const imports = graph.get(feature);
      if (imports !== undefined && !imports.has(to)) imports.set(to, file);
    }
  }
  return graph;
}

const floorOf = (feature: string) => FLOORS.findIndex(floor => floor.includes(feature));

/** The shortest way along imports from one feature to another; undefined if there is none. */
function wayBetween(graph: FeatureGraph, from: string, to: string): readonly string[] | undefined {
  const ways = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const last = way.at(-1) ?? from;
    if (last === to) return way;
    for (const next of graph.get(last)?.keys() ?? []) {
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

function checkArrow(graph: FeatureGraph, from: string, to: string): string | undefined {
  if (floorOf(to) < floorOf(from) || UPWARD_IMPORTS.includes(`${from} → ${to}`)) return undefined;
  const back = wayBetween(graph, to, from);
  const circle = back === undefined ? '' : `, and closes the circle ${[from, ...back].join(' → ')}`;
  return `${from} → ${to} does not point to a lower floor (tools/check/floors.ts)${circle}`;
}

/** Checks the floors: every feature is on one, every arrow points down, and no exception is left over. */
export function checkFloors(graph: FeatureGraph): Problem[] {
  const table = 'tools/check/floors.ts';
  const placed = FLOORS.flat();
  return [
    ...[...graph.keys()]
      .filter(feature => placed.filter(one => one === feature).length !== 1)
      .map(feature => ({ file: table, text: `${feature} is not on exactly one floor` })),
    ...placed
      .filter(feature => !graph.has(feature))
      .map(feature => ({ file: table, text: `${feature} is not a feature of the server` })),
    ...UPWARD_IMPORTS.filter(arrow => {
      const [from = '', to = ''] = arrow.split(' → ');
      return graph.get(from)?.has(to) !== true;
    }).map(arrow => ({ file: table, text: `${arrow} exists no longer: remove it from UPWARD` })),
    ...[...graph].flatMap(([from, imports]) =>
      [...imports].flatMap(([to, file]) => {
        const text = checkArrow(graph, from, to);
        return text === undefined ? [] : [{ file, text }];
      }),
    ),
  ];
}

/** The picture of the graph, the highest floor first; `↑` marks an arrow that still points up. */
function draw(graph: FeatureGraph): string {
  const width = Math.max(...FLOORS.flat().map(feature => feature.length));
  const lines = FLOORS.flatMap((floor, index) => [
    floor.map((feature, place) => {
      const imports = [...(graph.get(feature)?.keys() ?? [])].sort();
      const arrows = imports.map(to => (floorOf(to) < index ? to : `${to} ↑`)).join(', ');
      const head = `${place === 0 ? String(index + 1) : ' '}  ${feature}`;
      return arrows === '' ? head : `${head.padEnd(width + 3)} → ${arrows}`;
    }),
  ]).reverse();
  return ['```text', lines.map(floor => floor.join('\n')).join('\n\n'), '```'].join('\n');
}

/** The page with the picture of the graph in its place; undefined if the page has no place for it. */
export function withPicture(page: string, graph: FeatureGraph): string | undefined {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) return undefined;
  return `${page.slice(0, begin + BEGIN.length)}\n${draw(graph)}\n${page.slice(end)}`;
}

/** The features of the server are a directed graph without circles, drawn in the documentation as it is. */
export function checkFeatureGraph(source: Source): Problem[] {
  const graph = readGraph(source);
  const arrows = [...graph.values()].reduce((sum, imports) => sum + imports.size, 0);
  if (arrows < 20) return [{ file: FOLDER, text: `only ${arrows} arrows were read: the gate is blind` }];
  const page = source.read(PAGE);
  const drawn = withPicture(page, graph);
  const stale: Problem[] =
    drawn === page ? [] : [{ file: PAGE, text: 'shows another graph of the features: run npm run graph' }];
  return [...checkFloors(graph), ...stale];
}
