import { notFoundPage, prerenderedFile, serverRenderedFile } from '../../contract/page-files';
import { renderPlaceholders, type RenderedPage } from '../../contract/rendered-page';
import { routeNames, routes, type RouteName } from '../../contract/routes';
import { pages } from '../app/pages';
import { assumeConfiguration } from '../services/configuration';
import { firstScript } from './before-first-paint';
import { canonicalElements } from './page-elements';
import { renderCommonStyles, renderPage } from './render-page';

interface PrerenderedPage extends RenderedPage {
  /** Runs first. */
  script: string;
  /** The name of the chunk that the page's component is in, unless that comes with every page. */
  chunk?: string;
}

/** What the build makes files of. */
export interface PrerenderedPages {
  /** By the name of their file. */
  pages: Record<string, PrerenderedPage>;
  /** The first script of the page that has nothing rendered yet. */
  shellScript: string;
  /** What its head holds besides: the styles of every page. */
  shellHead: string;
}

/** The calls that a page makes as soon as it is hydrated, and that are better made before. */
const firstCalls: Partial<Record<RouteName, readonly string[]>> = {
  home: ['/ads', '/categories'],
};

/** Not one of the public pages looks different where these are others. */
const neutralConfiguration = {
  apiUrl: '/api',
  firebase: { apiKey: '', authDomain: '', projectId: '' },
  stripePublishableKey: '',
  imageHost: { uploadUrl: '', key: '', pictures: [] },
};

const chunkOf = (file: string) => ({ chunk: file.replace(/\.html$/, '') });

async function renderRoute(name: RouteName): Promise<PrerenderedPage> {
  const { path } = routes[name];
  const { head, body } = await renderPage(path);
  return {
    // The server puts its origin before it.
    head: head + canonicalElements(path),
    body,
    script: firstScript(firstCalls[name] ?? []),
    ...('preload' in pages[name] && chunkOf(prerenderedFile(name))),
  };
}

async function main(): Promise<void> {
  assumeConfiguration(neutralConfiguration);
  const files: PrerenderedPages['pages'] = {
    [notFoundPage]: {
      ...(await renderPage('/404')),
      script: firstScript([]),
      ...chunkOf(notFoundPage),
    },
  };
  for (const name of routeNames.filter((name) => routes[name].rendering === 'static')) {
    files[prerenderedFile(name)] = await renderRoute(name);
  }
  for (const name of routeNames.filter((name) => routes[name].rendering === 'server')) {
    const file = serverRenderedFile(name);
    files[file] = { ...renderPlaceholders, script: firstScript([]), ...chunkOf(file) };
  }
  const prerendered: PrerenderedPages = {
    pages: files,
    shellScript: firstScript([]),
    shellHead: await renderCommonStyles(),
  };
  process.stdout.write(JSON.stringify(prerendered));
}

void main();
