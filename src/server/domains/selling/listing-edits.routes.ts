import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { maxDaysAway } from '../../../contract/selling/editable-product';
import type { AppOptions } from '../../app-options';
import type { Queryable } from '../../database/database';
import { DomainError, NotFoundError } from '../../errors/domain-error';
import {
  createEditedPhotoParser,
  marksOfPhotos,
  rejectMissingPicture,
} from '../pictures/attached-photos';
import { requireOwn } from '../access/requirements';
import { DetailedHttpError } from '../../http/http-error';
import { registerEndpoint } from '../access/register-endpoint';
import { editListing, EditConflictError } from './edit-listing';
import { setListed } from './set-listed';
import { endAbsence, findAbsence, startAbsence } from './absences.sql';
import { findEditableProduct, lockEditableProduct } from './editable-products.sql';
import type { UserRecord } from '../access/users.sql';

const millisecondsPerDay = 86_400_000;

/** Returns the seller's product, found by `find`. @throws if it does not exist or belongs to another seller */
async function findOwnListing<Handle extends Queryable>(
  find: (handle: Handle, id: string) => ReturnType<typeof findEditableProduct>,
  handle: Handle,
  { id, seller }: { id: string; seller: UserRecord },
) {
  const record = await find(handle, id);
  if (!record) throw new NotFoundError('product');
  requireOwn(record.sellerId === seller.id);
  return record;
}

function rejectConflict(error: unknown): never {
  if (!(error instanceof EditConflictError)) throw error;
  throw new DetailedHttpError(409, error.message, { current: error.current });
}

/** The calls with which sellers change their products. */
export async function listingEditRoutes(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { database } = app;
  const parsePhotos = createEditedPhotoParser(options);

  registerEndpoint(app, calls.editableProduct, async ({ caller: seller, params: { id } }) => {
    const { product } = await findOwnListing(findEditableProduct, database, { id, seller });
    return product;
  });

  registerEndpoint(app, calls.editListing, async (tx, { caller: seller, params: { id }, body }) => {
    const record = await findOwnListing(lockEditableProduct, tx, { id, seller });
    const { product } = record;
    const { revision, changes } = body;
    const photos = changes.photos && parsePhotos(changes.photos, product.photos);
    const givenPhotos = changes.photos ?? product.photos;
    const photoMarks = marksOfPhotos(
      givenPhotos,
      photos?.urls ?? product.photos,
      changes.photoMarks ?? product.photoMarks,
    );
    return editListing(tx, record, {
      revision,
      changes: { ...changes, ...(photos && { photos: photos.urls }), photoMarks },
      pictures: photos?.pictures,
    })
      .catch(rejectMissingPicture)
      .catch(rejectConflict);
  });

  registerEndpoint(app, calls.setListed, async (tx, { caller: seller, params: { id }, body }) => {
    const record = await findOwnListing(lockEditableProduct, tx, { id, seller });
    const isChanged = await setListed(tx, record, body.listed);
    return { acknowledged: true, modifiedCount: Number(isChanged) };
  });

  registerEndpoint(app, calls.away, async ({ caller: seller }) => ({
    until: await findAbsence(database, seller.id),
  }));

  registerEndpoint(app, calls.setAway, async (tx, { caller: seller, body }) => {
    if (body.until === null) {
      await endAbsence(tx, seller.id);
      return { until: null };
    }
    const until = new Date(body.until);
    const days = (until.getTime() - Date.now()) / millisecondsPerDay;
    if (days <= 0) throw new DomainError('invalid', 'Please choose a day in the future.');
    if (days > maxDaysAway) {
      throw new DomainError('invalid', `Please choose a day within ${maxDaysAway} days.`);
    }
    await startAbsence(tx, seller.id, until);
    return { until };
  });
}
