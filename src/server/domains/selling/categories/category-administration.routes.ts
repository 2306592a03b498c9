import type { FastifyInstance } from 'fastify';
import { calls } from '../../../../contract/calls/calls';
import type { AppOptions } from '../../../app-options';
import { recordAct, staffActor } from '../../platform/record-act.sql';
import { changeCategory, createCategory } from './change-category';
import { orderCategories } from './order-categories';
import { mergeCategory, removeCategory } from './remove-category.sql';
import { editableCategoriesJson } from './stored-categories.sql';
import { createPhotoParser, rejectMissingPicture } from '../../pictures/attached-photos';
import { registerEndpoint } from '../../access/register-endpoint';
import { sendJson } from '../../../http/send-json';

/** The categories, as admins manage them. */
export async function categoryAdministrationRoutes(
  app: FastifyInstance,
  options: AppOptions,
): Promise<void> {
  const { database } = app;
  const parsePhotos = createPhotoParser(options);
  /** Replaces the URL of a picture by its normalized form. */
  const withParsedImage = <Body extends { image?: string | null | undefined }>(
    body: Body,
  ): Body => {
    if (!body.image) return body;
    const [image = null] = parsePhotos([body.image]).urls;
    return { ...body, image };
  };

  registerEndpoint(app, calls.editableCategories, async ({ reply }) =>
    sendJson(reply, await editableCategoriesJson(database)),
  );

  registerEndpoint(app, calls.addCategory, async (tx, { caller: admin, body, request }) => {
    const category = withParsedImage(body);
    const id = await createCategory(tx, category, admin.id).catch(rejectMissingPicture);
    await recordAct(tx, staffActor(admin, request), {
      act: 'category.add',
      subject: { type: 'category', id },
      after: category,
    });
    return { acknowledged: true, insertedId: id };
  });

  registerEndpoint(
    app,
    calls.changeCategory,
    async ({ caller: admin, params: { id }, body, request }) => {
      const changes = withParsedImage(body);
      const differences = await database
        .transaction(async (tx) => {
          const changed = await changeCategory(tx, id, changes, admin.id);
          if (changed) {
            await recordAct(tx, staffActor(admin, request), {
              act: 'category.change',
              subject: { type: 'category', id },
              ...changed,
            });
          }
          return changed;
        })
        .catch(rejectMissingPicture);
      return { acknowledged: true, modifiedCount: differences ? 1 : 0 };
    },
  );

  registerEndpoint(app, calls.orderCategories, async ({ caller: admin, body, request }) => {
    const differences = await database.transaction(async (tx) => {
      const nameOrders = await orderCategories(tx, body.ids);
      if (nameOrders) {
        await recordAct(tx, staffActor(admin, request), {
          act: 'category.order',
          subject: { type: 'category', id: 'all' },
          before: { order: nameOrders.before },
          after: { order: nameOrders.after },
        });
      }
      return nameOrders;
    });
    return { acknowledged: true, modifiedCount: differences ? 1 : 0 };
  });

  registerEndpoint(
    app,
    calls.mergeCategory,
    async (tx, { caller: admin, params: { id }, body, request }) => {
      const { removed, into, moved } = await mergeCategory(tx, id, body.into);
      await recordAct(tx, staffActor(admin, request), {
        act: 'category.merge',
        subject: { type: 'category', id: into.id },
        before: { removed: removed.name, removedId: id },
        after: { into: into.name, movedProducts: moved },
      });
      return { acknowledged: true };
    },
  );

  registerEndpoint(
    app,
    calls.removeCategory,
    async ({ caller: admin, params: { id }, request }) => {
      const removed = await database.transaction(async (tx) => {
        const category = await removeCategory(tx, id);
        if (category) {
          const { name, description, image, attributes } = category;
          await recordAct(tx, staffActor(admin, request), {
            act: 'category.remove',
            subject: { type: 'category', id },
            before: { name, description, image, attributes },
          });
        }
        return category;
      });
      return { acknowledged: true, deletedCount: removed ? 1 : 0 };
    },
  );
}
