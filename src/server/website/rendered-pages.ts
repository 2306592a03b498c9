import { stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { PublicConfiguration } from '../../contract/configuration';
import {
  embeddedResponsesElementId,
  renderPlaceholders,
  type PageRenderer,
  type PageToRender,
  type RendererModule,
} from '../../contract/rendered-page';
import type { UnreadAnswer } from './page-answers';
import { completedPage, type Page } from './pages';

/** Renders a page into the file of its route. Rejects when it can't. */
export type RenderInto = (
  file: Page,
  page: Omit<PageToRender, 'answers'> & { answers: readonly UnreadAnswer[] },
) => Promise<Page>;

/** Renders pages by the client that was built for Node; undefined where none was. */
export async function openRenderer(
  rendererFile: string,
  configuration: PublicConfiguration,
): Promise<RenderInto | undefined> {
  const isBuilt = await stat(rendererFile).then(
    () => true,
    () => false,
  );
  if (!isBuilt) return undefined;
  // Loaded with the first page that needs it: it takes as much memory as all the rest.
  let loaded: PageRenderer | undefined;
  const renderer = () => (loaded ??= loadRenderer(rendererFile, configuration));

  return async (file, { pathName, origin, answers }) => {
    const known = answers.map(({ json, ...answer }) => ({
      ...answer,
      body: JSON.parse(json) as unknown,
    }));
    const renderedIn = new Date().getFullYear();
    const { head, body } = await renderer()({ pathName, origin, answers: known });
    const json = JSON.stringify(known).replaceAll('<', '\\u003c');
    const attributes = `data-year="${renderedIn}" id="${embeddedResponsesElementId}"`;
    const element = `<script type="application/json" ${attributes}>${json}</script>`;
    const html = withoutProperties(file.html, head)
      .replace(renderPlaceholders.head, () => head + element)
      .replace(renderPlaceholders.body, () => body);
    return completedPage(html, 'quickly');
  };
}

function loadRenderer(file: string, configuration: PublicConfiguration): PageRenderer {
  // Bundlers would take a plain `require` for one of theirs.
  const { createRenderer } = createRequire(file)(file) as RendererModule;
  return createRenderer(configuration);
}

/** Leaves out what every page says of itself where the head says it of this page. */
function withoutProperties(html: string, head: string): string {
  const property = /<meta property="([^"]+)"[^>]*>/g;
  const said = new Set([...head.matchAll(property)].map(([, name]) => name));
  return html.replaceAll(property, (element, name: string) => (said.has(name) ? '' : element));
}
