import { readFileSync } from 'node:fs';
import { diagrams } from './diagrams';

interface Mermaid {
  parse: (text: string) => Promise<{ diagramType: string }>;
}

let mermaid: Mermaid;

beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = readFileSync(require.resolve('@mermaid-js/tiny'), 'utf8');
  document.head.append(script);
  mermaid = (window as unknown as { mermaid: Mermaid }).mermaid;
});

test.each(diagrams)('the Mermaid library parses the diagram of: $name', async ({ text }) => {
  expect(await mermaid.parse(text)).toMatchObject({ diagramType: 'stateDiagram' });
});
