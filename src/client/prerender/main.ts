import { notFoundPage, prerenderedFile, serverRenderedFile } from '../../contract/page-files';
import { renderPlaceholders, type RenderedPage } from '../../contract/rendered-page';
import { routeNames, routes, type RouteName } from '../../contract/routes';
import { pages } from '../app/pages';
import { setConfiguration } from '../services/configuration';
import { headScript } from './before-first-paint';
import { canonicalElements } from './page-elements';
import { renderCommonStyles, renderPage } from './render-page';

interface PrerenderedPage extends RenderedPage {
  script: string;
  /** The chunk of the page's component, unless it is in the initial scripts. */
  chunk?: string;
}

/** What the build writes to files. */
export interface PrerenderedPages {
  /** By file name. */
  pages: Record<string, PrerenderedPage>;
  /** The inline script of the page without prerendered content. */
  shellScript: string;
  /** The common styles in its head. */
  shellHead: string;
}

/** Calls that a page makes as soon as it is hydrated, preloaded by its inline script. */
const firstCalls: Partial<Record<RouteName, readonly string[]>> = {
  home: ['/ads', '/categories'],
};

/** None of the public pages depends on these values. */
const neutralConfiguration = {
  apiUrl: '/api',
  firebase: { apiKey: '', authDomain: '', projectId: '' },
  stripePublishableKey: '',
  imageHost: { uploadUrl: '', key: '', pictures: [] },
};

const toChunk = (file: string) => ({ chunk: file.replace(/\.html$/, '') });

async function renderRoute(name: RouteName): Promise<PrerenderedPage> {
  const { path } = routes[name];
  const { head, body } = await renderPage(path);
  return {
    // The server replaces the placeholder by its origin.
    head: head + canonicalElements(path),
    body,
    script: headScript(firstCalls[name] ?? []),
    ...('preload' in pages[name] && toChunk(prerenderedFile(name))),
  };
}

async function main(): Promise<void> {
  setConfiguration(neutralConfiguration);
  const files: PrerenderedPages['pages'] = {
    [notFoundPage]: {
      ...(await renderPage('/404')),
      script: headScript([]),
      ...toChunk(notFoundPage),
    },
  };
  for (const name of routeNames.filter((name) => routes[name].rendering === 'static')) {
    files[prerenderedFile(name)] = await renderRoute(name);
  }
  for (const name of routeNames.filter((name) => routes[name].rendering === 'server')) {
    const file = serverRenderedFile(name);
    files[file] = { ...renderPlaceholders, script: headScript([]), ...toChunk(file) };
  }
  const prerendered: PrerenderedPages = {
    pages: files,
    shellScript: headScript([]),
    shellHead: await renderCommonStyles(),
  };
  process.stdout.write(JSON.stringify(prerendered));
}

void main();
