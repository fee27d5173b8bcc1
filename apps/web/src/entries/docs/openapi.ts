import * as z from 'zod/mini';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The subset of JSON Schema that the reference shows. */
export interface Schema {
  readonly [keyword: string]: unknown;
}
const schema: z.ZodMiniType<Schema> = z.record(z.string(), z.unknown());

const media = z.record(z.string(), z.object({ schema }));
const parameter = z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema });
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  'x-access': z.unknown(),
  'x-scope': z.string(),
  'x-idempotent': z.optional(z.boolean()),
  parameters: z.array(parameter),
  requestBody: z.optional(z.object({ content: media })),
  responses: z.record(z.string(), z.object({ description: z.string(), content: z.optional(media) })),
});
const description = z.object({
  paths: z.record(z.string(), z.partialRecord(z.enum(METHODS), operation)),
});

/** One call of the contract, as the server describes it. */
export interface Call extends z.infer<typeof operation> {
  readonly method: string;
  readonly path: string;
}

/** Reads the server's OpenAPI description into its calls, ordered by name. */
export function readCalls(json: unknown): readonly Call[] {
  const { paths } = description.parse(json);
  return Object.entries(paths)
    .flatMap(([path, item]) =>
      METHODS.flatMap(method => {
        const found = item[method];
        return found === undefined ? [] : [{ ...found, method: method.toUpperCase(), path }];
      }),
    )
    .sort((a, b) => a.operationId.localeCompare(b.operationId));
}

/** Who may make a call, in one line. */
export function accessText(access: unknown): string {
  return typeof access === 'string' ? access : JSON.stringify(access).replaceAll('"', '').replaceAll(',', ', ');
}

/** The calls that contain all words of a query in name, path, summary or access. */
export function findCalls(calls: readonly Call[], question: string): readonly Call[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  return calls.filter(call => {
    const text = `${call.operationId} ${call.method} ${call.path} ${call.summary} ${accessText(call['x-access'])}`;
    return words.every(word => text.toLowerCase().includes(word));
  });
}

/** One line of a schema: a property with its type and bounds, indented from its parent by `depth`. */
export interface SchemaLine {
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly depth: number;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemasIn = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

const BOUNDS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'format'] as const;

/** A schema in one line: its type, choices or bounds. */
export function typeText(found: Schema): string {
  const branches = [...schemasIn(found.anyOf), ...schemasIn(found.oneOf)];
  if (branches.length > 0) return branches.map(typeText).join(' | ');
  if (Array.isArray(found.enum)) return found.enum.map(value => JSON.stringify(value)).join(' | ');
  if ('const' in found) return JSON.stringify(found.const);
  const bounds = BOUNDS.flatMap(name => (found[name] === undefined ? [] : [`${name} ${String(found[name])}`]));
  const kind = typeof found.type === 'string' ? found.type : '…';
  const items = kind === 'array' && isSchema(found.items) ? ` of ${typeText(found.items)}` : '';
  return `${kind}${items}${bounds.length > 0 ? ` (${bounds.join(', ')})` : ''}`;
}

/** A schema as lines, depth first; the properties of lists and choices are nested below them. */
export function linesOf(found: Schema, depth = 0, path = ''): readonly SchemaLine[] {
  const within = [
    ...schemasIn(found.anyOf),
    ...schemasIn(found.oneOf),
    ...(isSchema(found.items) ? [found.items] : []),
  ];
  const { properties, required } = found;
  const own = isSchema(properties)
    ? Object.entries(properties).flatMap(([name, property]) => {
        if (!isSchema(property)) return [];
        const key = `${path}.${name}`;
        const isRequired = Array.isArray(required) && required.includes(name);
        return [{ key, name, type: typeText(property), isRequired, depth }, ...linesOf(property, depth + 1, key)];
      })
    : [];
  return [...own, ...within.flatMap((one, index) => linesOf(one, depth, `${path}/${index}`))];
}
