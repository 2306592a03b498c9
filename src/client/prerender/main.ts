import { notFoundPage, prerenderedPages } from '../../contract/page-files';
import { assumeConfiguration } from '../services/configuration';
import { firstScript } from './before-first-paint';
import { renderCommonStyles, renderPage, type RenderedPage } from './render-page';

/** What the build makes files of. */
export interface PrerenderedPages {
  /** By the name of their file. */
  pages: Record<string, RenderedPage & { script: string }>;
  /** The first script of the page that has nothing drawn yet. */
  shellScript: string;
  /** What its head holds besides: the styles of every page. */
  shellHead: string;
}

/** What Home shows comes from these calls. */
const callsOfHome = ['/ads', '/categories'];

/** Not one of the public pages looks different where these are others. */
const neutralConfiguration = {
  apiUrl: '/api',
  firebase: { apiKey: '', authDomain: '', projectId: '' },
  stripePublishableKey: '',
  imageHost: { uploadUrl: '', key: '', pictures: [] },
};

async function main(): Promise<void> {
  assumeConfiguration(neutralConfiguration);
  const pages: PrerenderedPages['pages'] = {};
  for (const [address, file] of Object.entries({ ...prerenderedPages, '/404': notFoundPage })) {
    const script = firstScript(address === '/' ? callsOfHome : []);
    pages[file] = { ...(await renderPage(address)), script };
  }
  const prerendered: PrerenderedPages = {
    pages,
    shellScript: firstScript([]),
    shellHead: await renderCommonStyles(),
  };
  process.stdout.write(JSON.stringify(prerendered));
}

void main();
