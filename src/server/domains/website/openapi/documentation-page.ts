import { escapeHtml as escape } from '../../platform/escape-html';
import type { Content, OpenApiDocument, Operation } from './openapi-document';
import type { JsonSchema } from './json-schemas';

const style = `
:root { color-scheme: light dark; --line: #d8d2c6; --soft: #f4f0e8; --text: #2a2620; --faint: #6a6256;
  --paper: #fffdf9; --accent: #8a4b14 }
@media (prefers-color-scheme: dark) {
  :root { --line: #413b32; --soft: #26221c; --text: #ece6da; --faint: #a89f90; --paper: #1a1713;
    --accent: #e0a266 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--text); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1, h2 { font-family: Georgia, serif; font-weight: 400 }
h2 { margin-top: 2.5rem }
a { color: var(--accent) }
p { color: var(--faint); max-width: 40rem }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; overflow: hidden }
summary { padding: .75rem 1rem; cursor: pointer; overflow-wrap: anywhere }
summary:hover, details[open] > summary { background: var(--soft) }
summary span { color: var(--faint); display: block }
:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px }
.inside { padding: 0 1rem 1rem }
h3 { font-size: .875rem; margin: 1rem 0 .25rem }
code, pre { font: .875rem/1.5 ui-monospace, monospace }
b { display: inline-block; min-width: 4.5rem; color: var(--accent) }
pre { background: var(--soft); border-radius: .25rem; margin: 0; padding: .75rem; overflow-x: auto }
dl { margin: 0; display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem }
dd { margin: 0; overflow-wrap: anywhere }`;

/** Returns the API documentation as one HTML page, without scripts or external files. */
export function openApiPage({ info, tags, paths, components }: OpenApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const topics = tags.map(({ name }) => {
    const topicOperations = operations.filter(({ operation }) => operation.tags.includes(name));
    return `<h2>${escape(name)}</h2>${topicOperations.map(renderOperation).join('')}`;
  });
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details><summary><code>${escape(name)}</code></summary>
<div class="inside">${renderSchema(schema)}</div></details>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>API of ${escape(info.title)}</title>
<style>${style}</style>
</head>
<body><main>
<h1>API of ${escape(info.title)}</h1>
<p>${escape(info.description)} For programs: <a href="openapi.json">openapi.json</a>, in OpenAPI 3.1.</p>
${topics.join('\n')}
<h2>Schemas</h2>
${schemas.join('\n')}
</main></body>
</html>
`;
}

interface ListedOperation {
  method: string;
  path: string;
  operation: Operation;
}

function renderOperation({ method, path, operation }: ListedOperation): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const successContent = responses['200']?.content;
  return `<details id="${escape(operationId)}">
<summary><code><b>${escape(method.toUpperCase())}</b>${escape(path)}</code>
<span>${escape(summary)}. ${escape(description)}</span></summary>
<div class="inside">
${renderList(
  'Parameters',
  parameters.map(({ name, required, schema }) => [
    name,
    `${schemaText(schema)}${required ? '' : ', optional'}`,
  ]),
)}
${requestBody ? `<h3>Body</h3>${renderContent(requestBody.content)}` : ''}
${successContent ? `<h3>Answer</h3>${renderContent(successContent)}` : ''}
${renderList(
  'Errors, with a message',
  Object.entries(responses)
    .filter(([status]) => status !== '200')
    .map(([status, { description: meaning }]) => [status, meaning]),
)}
</div></details>`;
}

function renderContent(content: Content): string {
  return Object.values(content)
    .map(({ schema }) => renderSchema(schema))
    .join('');
}

function renderSchema(schema: JsonSchema): string {
  return `<pre tabindex="0">${escape(schemaText(schema))}</pre>`;
}

function renderList(heading: string, entries: [string, string][]): string {
  if (entries.length === 0) return '';
  const lines = entries.map(
    ([term, text]) => `<dt><code>${escape(term)}</code></dt><dd>${escape(text)}</dd>`,
  );
  return `<h3>${escape(heading)}</h3><dl>${lines.join('')}</dl>`;
}

/** Formats a schema as a TypeScript type, such as `{ _id: string, paid?: boolean }[] | null`. */
function schemaText(schema: JsonSchema): string {
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
