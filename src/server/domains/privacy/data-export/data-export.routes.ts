import type { FastifyInstance } from 'fastify';
import { calls } from '../../../../contract/calls/calls';
import { dataExportsPerHour } from '../../../../contract/privacy/data-export';
import type { AppOptions } from '../../../app-options';
import { exportData } from './export-data';
import { HttpError } from '../../../http/http-error';
import { registerEndpoint } from '../../access/register-endpoint';
import { createSessionKey, verifySessionKey } from '../../access/session-key';
import { findUsersOfSessions } from '../../access/users.sql';

const millisecondsPerHour = 3_600_000;

/**
 * The download of a user's own data, which is streamed from the database and not stored. A download can't send the
 * access token, so its URL contains a key.
 */
export async function dataExportRoutes(
  app: FastifyInstance,
  { accessTokenKeys, pictures }: AppOptions,
): Promise<void> {
  const { database, rateLimiter } = app;

  registerEndpoint(app, calls.startDataExport, async ({ caller }) => {
    const { current, ttl } = await rateLimiter.count(
      `data-export ${caller.user.id}`,
      dataExportsPerHour,
      millisecondsPerHour,
    );
    if (current > dataExportsPerHour) {
      throw new HttpError(
        429,
        'You have downloaded your data several times. Please try again in an hour.',
        Math.ceil(ttl / 1000),
      );
    }
    return { key: await createSessionKey(accessTokenKeys, 'exports', caller) };
  });

  registerEndpoint(app, calls.dataExport, async ({ params: { key }, reply }) => {
    const session = await verifySessionKey(accessTokenKeys, 'exports', key);
    const [user] = session ? await findUsersOfSessions(database, [session]) : [];
    if (!user || user.deleted || user.sessionEnded) {
      throw new HttpError(404, 'This link has expired. Please download your data again.');
    }
    const { id, email, emailVerified } = user;
    const person = { id, confirmedEmail: emailVerified ? email : '' };
    return reply
      .type('application/zip')
      .header('Content-Disposition', `attachment; filename="my-data-${today()}.zip"`)
      .send(exportData(database, { person, pictures }));
  });
}

const today = () => new Date().toISOString().slice(0, 10);
