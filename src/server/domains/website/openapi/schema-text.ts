import type { JsonSchema } from './json-schemas';

/** Formats a schema as a TypeScript type, such as `{ _id: string, paid?: boolean }[] | null`. */
export function schemaText(schema: JsonSchema): string {
  const { $ref, anyOf, type, items, properties } = schema;
  if ($ref) return $ref.slice($ref.lastIndexOf('/') + 1);
  if (anyOf) return anyOf.map(schemaText).join(' | ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (items) return `${schemaText(items)}[]`;
  if (properties) return objectText(properties, schema.required);
  return [type ?? 'unknown'].flat().join(' | ');
}

function objectText(properties: Record<string, JsonSchema>, required: string[] = []): string {
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      `  ${name}${required.includes(name) ? '' : '?'}: ${indent(schemaText(field))}`,
  );
  return `{\n${fields.join(',\n')}\n}`;
}

function indent(text: string): string {
  return text.replaceAll('\n', '\n  ');
}
