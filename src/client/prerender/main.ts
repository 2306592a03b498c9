import {
  isPrerendered,
  notFoundPage,
  prerenderedFile,
  serverRenderedFile,
} from '../../contract/website/page-files';
import { renderPlaceholders, type RenderedPage } from '../../contract/website/rendered-page';
import { routeNames, routes, type RouteName } from '../../contract/routes';
import { isSitePageName } from '../../contract/website/site-pages';
import { pages } from '../app/pages';
import { setConfiguration } from '../services/configuration';
import { headScript } from './before-first-paint';
import { canonicalElements } from './page-elements';
import { renderCommonStyles, renderPage } from './render-page';

interface PrerenderedPage extends RenderedPage {
  /** The inline script of the head. */
  script: string;
  /** Whether visitors only read the page. */
  isText?: true;
  /** The chunk of the page's component; absent if the initial scripts contain the component. */
  chunk?: string;
}

/** The pages that the build writes to files. */
export interface PrerenderedPages {
  /** The pages by file name. */
  pages: Record<string, PrerenderedPage>;
  /** The inline script of the page without prerendered content. */
  shellScript: string;
  /** The styles in the head of that page. */
  shellHead: string;
}

/** The API paths that a prerendered page requests on hydration. Its inline script preloads them. */
const preloadedCalls: Partial<Record<RouteName, readonly string[]>> = {
  home: ['/ads', '/categories'],
};

/** Placeholder values, because no public page depends on the configuration. */
const placeholderConfiguration = {
  apiUrl: '/api',
  firebase: { apiKey: '', authDomain: '', projectId: '' },
  stripePublishableKey: '',
  imageHost: { uploadUrl: '', key: '', pictures: [] },
};

/** The chunk of a static page has the name of its file. */
const toChunk = (file: string) => ({ chunk: file.replace(/\.html$/, '') });
const isLazy = (name: RouteName) => 'preload' in pages[name];

async function renderRoute(name: RouteName): Promise<PrerenderedPage> {
  const { path } = routes[name];
  const { head, body } = await renderPage({ pathName: path });
  return {
    // The canonical URL is a path; the server adds its origin.
    head: head + canonicalElements(path),
    body,
    script: headScript(preloadedCalls[name] ?? []),
    ...(isLazy(name) && toChunk(prerenderedFile(name))),
  };
}

async function main(): Promise<void> {
  setConfiguration(placeholderConfiguration);
  const files: PrerenderedPages['pages'] = {
    [notFoundPage]: {
      ...(await renderPage({ pathName: '/404' })),
      script: headScript([]),
      ...toChunk(notFoundPage),
    },
  };
  for (const name of routeNames.filter(isPrerendered)) {
    files[prerenderedFile(name)] = await renderRoute(name);
  }
  for (const name of routeNames.filter((name) => routes[name].rendering === 'server')) {
    files[serverRenderedFile(name)] = {
      ...renderPlaceholders,
      script: headScript([]),
      ...(isSitePageName(name) && { isText: true }),
      ...(isLazy(name) && { chunk: name }),
    };
  }
  const prerendered: PrerenderedPages = {
    pages: files,
    shellScript: headScript([]),
    shellHead: await renderCommonStyles(),
  };
  process.stdout.write(JSON.stringify(prerendered));
}

void main();
