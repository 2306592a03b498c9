import * as z from 'zod/mini';

/** A JSON Schema, with the keywords that this folder reads. */
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
  requestSchema(schema: z.ZodMiniType): JsonSchema;
  /** Returns the JSON Schema of a response, with references to the components. */
  responseSchema(schema: z.ZodMiniType): JsonSchema;
  components: Record<string, JsonSchema>;
}

const componentPrefix = '#/components/schemas/';

/** The keywords of a schema in addition to its type. */
export interface SchemaMetadata {
  title?: string;
  maxLength?: number;
  examples?: string[];
}

/**
 * Converts zod schemas to JSON Schema for OpenAPI 3.1.
 * @param componentSchemas referred to by $ref
 */
export function describeSchemas(
  componentSchemas: Record<string, z.ZodMiniType>,
  metadata: readonly (readonly [z.ZodMiniType, SchemaMetadata])[] = [],
): SchemaDescriptions {
  const registry = z.registry<SchemaMetadata & { id?: string }>();
  for (const [id, schema] of Object.entries(componentSchemas)) registry.add(schema, { id });
  for (const [schema, description] of metadata) registry.add(schema, description);

  const convert = (schema: z.ZodMiniType, io: 'input' | 'output') => {
    const {
      $schema,
      $defs = {},
      ...root
    } = z.toJSONSchema(schema, {
      io,
      metadata: registry,
      // Later versions of the API may add fields.
      override: ({ jsonSchema }) => {
        delete jsonSchema.additionalProperties;
      },
    });
    return { root, $defs };
  };
  const rewrite = (schema: object) =>
    JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', componentPrefix)) as JsonSchema;

  return {
    requestSchema: (schema) => rewrite(convert(schema, 'input').root),
    responseSchema: (schema) => rewrite(convert(schema, 'output').root),
    components: Object.fromEntries(
      Object.entries(componentSchemas).map(([name, schema]) => {
        const { id, ...schemaWithoutId } = convert(schema, 'output').$defs[name] ?? {};
        return [name, rewrite(schemaWithoutId)];
      }),
    ),
  };
}
