import { readFileSync } from 'node:fs';
import { diagrams } from './diagrams';

interface Mermaid {
  parse: (text: string) => Promise<{ diagramType: string }>;
}

let itself: Mermaid;

beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = readFileSync(require.resolve('@mermaid-js/tiny'), 'utf8');
  document.head.append(script);
  itself = (window as unknown as { mermaid: Mermaid }).mermaid;
});

test.each(diagrams)('Mermaid parses the diagram of: $name', async ({ text }) => {
  expect(await itself.parse(text)).toMatchObject({ diagramType: 'stateDiagram' });
});
