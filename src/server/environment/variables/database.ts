import { z } from 'zod';
import { documentation } from '../variable';

export const databaseVariables = {
  DATABASE_URL: z.string().register(documentation, {
    description: 'PostgreSQL database, version 15 or newer. Migrations run at start.',
    example: 'postgres://user:password@host/name',
    secret: true,
  }),
};
