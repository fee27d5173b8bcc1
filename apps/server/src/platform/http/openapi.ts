import type { Endpoint } from '@kotohogi/contract/kit/endpoint';
import { failure } from '@kotohogi/contract/kit/failure';
import { isForKeys } from '@kotohogi/contract/kit/for-keys';
import { scopeOf } from '@kotohogi/contract/kit/scope';
import type { FastifyInstance } from 'fastify';
import { toJSONSchema, type ZodMiniType } from 'zod/mini';

type Json = Record<string, unknown>;

/** The schema of what a caller sends (`input`) or gets (`output`); what JSON Schema cannot express is left open. */
function schemaOf(schema: ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Json;
  return rest;
}

/** The properties of an object schema as OpenAPI parameters. */
function parametersOf(schema: ZodMiniType, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function answersOf(row: Endpoint): Json {
  const ok =
    'raw' in row.output
      ? { [row.output.raw]: { schema: { type: 'string', contentMediaType: row.output.raw } } }
      : { 'application/json': { schema: schemaOf(row.output, 'output') } };
  const byStatus = new Map<number, string[]>();
  const reused = row.idempotent ? { idempotency_key_reused: 409 } : {};
  for (const [code, status] of Object.entries({ ...row.errors, ...reused })) {
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const refusals = [...byStatus].map(([status, codes]) => [
    String(status),
    {
      description: codes.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  ]);
  return {
    '200': { description: 'OK', content: ok },
    ...Object.fromEntries(refusals),
    default: {
      description: 'Any other failure',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  };
}

/** Files are sent as the raw body. */
function bodyTypeOf(row: Endpoint): string {
  return row.maxBodyBytes === undefined ? 'application/json' : 'application/octet-stream';
}

/** How programs authenticate; the cookie of pages is not documented. */
const SECURITY_SCHEMES: Json = {
  apiKey: { type: 'apiKey', in: 'header', name: 'X-API-KEY' },
  bearer: { type: 'http', scheme: 'bearer', description: 'The same API key.' },
};

/** Whether a program may make the call, and whether it needs its key. */
function securityOf(row: Endpoint): Json {
  if (!isForKeys(row) || row.access.every(access => access === 'guest')) return { security: [] };
  const keys = [{ apiKey: [] }, { bearer: [] }];
  return { security: row.access.includes('open') ? [{}, ...keys] : keys };
}

function operationOf(row: Endpoint): Json {
  const hasBody = row.method !== 'GET';
  return {
    operationId: row.name,
    summary: row.summary,
    tags: [row.name.split('.')[0]],
    'x-access': row.access,
    'x-scope': scopeOf(row).kind,
    ...securityOf(row),
    ...(row.idempotent ? { 'x-idempotent': true } : {}),
    parameters: [
      ...parametersOf(row.params, 'path'),
      ...parametersOf(row.query, 'query'),
      ...(row.idempotent
        ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } }]
        : []),
    ],
    ...(hasBody ? { requestBody: { content: { [bodyTypeOf(row)]: { schema: schemaOf(row.body, 'input') } } } } : {}),
    responses: answersOf(row),
  };
}

/** The OpenAPI 3.1 description of a contract's endpoints. */
export function describe(rows: readonly Endpoint[], title: string, serverUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const row of rows) {
    const path = row.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(row) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: `${serverUrl}/api` }],
    paths,
    components: { schemas: { Failure: schemaOf(failure, 'output') }, securitySchemes: SECURITY_SCHEMES },
  };
}

/** Serves the description at /docs/openapi.json; mounted outside production only. */
export function mountOpenApi(
  app: FastifyInstance,
  rows: readonly Endpoint[],
  options: { title: string; serverUrl: string },
): void {
  const document = describe(rows, options.title, options.serverUrl);
  app.get('/docs/openapi.json', async () => document);
}
