import { z } from 'zod';
import { documentation, type Topic, type Variable } from './variable';

/** A table of the topic's variables in Markdown, formatted as Prettier does. */
export function renderMarkdown({ title, note, variables }: Topic): string {
  const rows = Object.entries(variables).map(([name, schema]) => {
    const { description, example, secret, unit } = find(schema);
    return [
      `\`${name}\``,
      secret ? `${description} Secret.` : description,
      [quote(findDefault(schema)), unit].filter(Boolean).join(' '),
      quote(example ?? ''),
    ];
  });
  const table = renderTable([['variable', 'description', 'default', 'example'], ...rows]);
  return [`## ${title}`, ...(note ? [note] : []), table].join('\n\n');
}

/** The topic's variables for a .env file, the optional ones as comments. */
export function renderEnvFile({ title, variables }: Topic): string {
  const entries = Object.entries(variables).map(([name, schema]) => {
    const { description, example, unit } = find(schema);
    const byDefault = findDefault(schema);
    const line = isRequired(schema) ? `${name}=` : `# ${name}=${example ?? plain(byDefault)}`;
    const facts = [
      isRequired(schema) && 'Required.',
      isRequired(schema) && example && `Example: ${example}`,
      !isRequired(schema) && byDefault && `Default: ${plain(byDefault)}${unit ? ` ${unit}` : ''}.`,
    ];
    return [`# ${[plain(description), ...facts].filter(Boolean).join(' ')}`, line].join('\n');
  });
  return [`### ${title}`, ...entries].join('\n\n');
}

function find(schema: z.ZodType): Variable {
  const variable = documentation.get(schema);
  if (!variable) throw new Error('A variable has no documentation.');
  return variable;
}

const isRequired = (schema: z.ZodType) => !schema.safeParse(undefined).success;

function findDefault(schema: z.ZodType): string {
  if (isRequired(schema)) return '**required**';
  const { default: described } = find(schema);
  if (described !== undefined) return described;
  if (!(schema instanceof z.ZodDefault)) return '';
  const value = schema.def.defaultValue;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return String(value);
}

/** Text with Markdown of its own stays. */
const quote = (text: string) => (text === '' || /[`*]/.test(text) ? text : `\`${text}\``);

const plain = (text: string) => text.replaceAll('`', '');

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
