import * as z from 'zod/mini';

/** As far as anybody here reads one. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  [keyword: string]: unknown;
}

interface SchemaDescriptions {
  /** What a request has to hold. */
  ofRequest(schema: z.ZodMiniType): JsonSchema;
  /** What an answer holds; it refers to the named ones. */
  ofAnswer(schema: z.ZodMiniType): JsonSchema;
  named: Record<string, JsonSchema>;
}

const components = '#/components/schemas/';

/** Turns zod's schemas into JSON Schema as OpenAPI 3.1 takes it, the named ones by reference. */
export function describeSchemas(named: Record<string, z.ZodMiniType>): SchemaDescriptions {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });

  const convert = (schema: z.ZodMiniType, io: 'input' | 'output') => {
    const {
      $schema,
      $defs = {},
      ...root
    } = z.toJSONSchema(schema, {
      io,
      metadata: registry,
      // A later server may send more.
      override: ({ jsonSchema }) => {
        delete jsonSchema.additionalProperties;
      },
    });
    return { root, $defs };
  };
  const rewrite = (schema: object) =>
    JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', components)) as JsonSchema;

  return {
    ofRequest: (schema) => rewrite(convert(schema, 'input').root),
    ofAnswer: (schema) => rewrite(convert(schema, 'output').root),
    named: Object.fromEntries(
      Object.entries(named).map(([name, schema]) => {
        const { id, ...described } = convert(schema, 'output').$defs[name] ?? {};
        return [name, rewrite(described)];
      }),
    ),
  };
}
