import type { FastifyRequest } from 'fastify';
import Stripe from 'stripe';
import { HttpError } from '../../http/http-error';

/** Returns the handler of an error of Stripe, which a retry may resolve: Stripe delivers its events again. */
export const throwUnavailable = (request: FastifyRequest) => (error: unknown) => {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  request.log.error(error);
  throw new HttpError(502, 'The card payment service did not answer. Please try again.');
};
