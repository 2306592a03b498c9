import { z } from 'zod';
import { documentation, type Topic, type Variable } from './variable';

/** Returns the topic's variables as a Markdown table, formatted as by Prettier. */
export function renderMarkdownTable({ title, note, variables }: Topic): string {
  const rows = Object.entries(variables).map(([name, schema]) => {
    const { description, example, secret, unit } = findDocumentation(schema);
    return [
      `\`${name}\``,
      secret ? `${description} Secret.` : description,
      [formatAsCode(findDefault(schema)), unit].filter(Boolean).join(' '),
      formatAsCode(example ?? ''),
    ];
  });
  const table = renderTable([['variable', 'description', 'default', 'example'], ...rows]);
  return [`## ${title}`, ...(note ? [note] : []), table].join('\n\n');
}

/** Returns the topic's variables as lines of a .env file. Optional variables are comments. */
export function renderEnvFile({ title, variables }: Topic): string {
  const entries = Object.entries(variables).map(([name, schema]) => {
    const { description, example, unit } = findDocumentation(schema);
    const byDefault = findDefault(schema);
    const line = isRequired(schema)
      ? `${name}=`
      : `# ${name}=${example ?? removeBackticks(byDefault)}`;
    const facts = [
      isRequired(schema) && 'Required.',
      isRequired(schema) && example && `Example: ${example}`,
      !isRequired(schema) &&
        byDefault &&
        `Default: ${removeBackticks(byDefault)}${unit ? ` ${unit}` : ''}.`,
    ];
    return [`# ${[removeBackticks(description), ...facts].filter(Boolean).join(' ')}`, line].join(
      '\n',
    );
  });
  return [`### ${title}`, ...entries].join('\n\n');
}

function findDocumentation(schema: z.ZodType): Variable {
  const variable = documentation.get(schema);
  if (!variable) throw new Error('A variable has no documentation.');
  return variable;
}

const isRequired = (schema: z.ZodType) => !schema.safeParse(undefined).success;

function findDefault(schema: z.ZodType): string {
  if (isRequired(schema)) return '**required**';
  const { default: documentedDefault } = findDocumentation(schema);
  if (documentedDefault !== undefined) return documentedDefault;
  if (!(schema instanceof z.ZodDefault)) return '';
  const value = schema.def.defaultValue;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return String(value);
}

/** Formats a text as code, unless it contains Markdown or is empty. */
const formatAsCode = (text: string) => (text === '' || /[`*]/.test(text) ? text : `\`${text}\``);

const removeBackticks = (text: string) => text.replaceAll('`', '');

function renderTable(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const padded = rows.map((row) =>
    line(row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0))),
  );
  const rule = line((widths ?? []).map((width) => '-'.repeat(width)));
  return [padded[0], rule, ...padded.slice(1)].join('\n');
}
