import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../../database/database';
import { findUnfinishedPages } from './site-pages';

/** Logs the pages, such as the imprint, in which the operator still has to fill in something. */
export async function warnAboutUnfinishedPages(
  database: Queryable,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const pages = await findUnfinishedPages(database);
  if (pages.length === 0) return;
  log.warn(
    `Fill in these pages in the console before the shop opens: ${pages.map((page) => `/${page}`).join(', ')}.`,
  );
}
