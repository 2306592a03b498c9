import type { FastifyInstance } from 'fastify';
import { calls } from '../../../../contract/calls/calls';
import { isSitePageName } from '../../../../contract/website/site-pages';
import { recordAct, staffActor } from '../../platform/record-act.sql';
import { DomainError, NotFoundError } from '../../../errors/domain-error';
import { registerEndpoint } from '../../access/register-endpoint';
import { findSitePage, storeSitePage } from './stored-site-pages.sql';
import { renderSitePage } from './render-page';
import { editableSitePages, sitePageJson } from './site-pages';

/** The pages whose texts admins edit, such as Help and Imprint. */
export async function sitePageRoutes(app: FastifyInstance): Promise<void> {
  const { database, responseCache, shopSettings } = app;

  registerEndpoint(app, calls.sitePage, ({ params: { name }, ...context }) => {
    if (!isSitePageName(name)) throw new NotFoundError('page');
    return responseCache.send(context, ['sitePage', name], async () => ({
      json: await sitePageJson(database, name, await shopSettings.read()),
    }));
  });

  registerEndpoint(app, calls.editableSitePages, () => editableSitePages(database));

  registerEndpoint(app, calls.previewSitePage, async ({ body }) =>
    renderSitePage(body.content, await shopSettings.read()),
  );

  registerEndpoint(
    app,
    calls.changeSitePage,
    async (tx, { caller: admin, params: { name }, body, request }) => {
      if (!isSitePageName(name)) throw new NotFoundError('page');
      const replaced = await findSitePage(tx, name);
      if (!(await storeSitePage(tx, name, body))) {
        throw new DomainError(
          'conflict',
          'Another admin has changed this page. Reload it, and make your change again.',
        );
      }
      await recordAct(tx, staffActor(admin, request), {
        act: 'page.change',
        subject: { type: 'page', id: name },
        // Only the audit log keeps the replaced text.
        before: { revision: body.revision, content: replaced?.content },
        after: { revision: body.revision + 1, characters: body.content.length },
      });
      return { acknowledged: true };
    },
  );
}
