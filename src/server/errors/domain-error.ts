import { notFoundMessages } from '../../contract/platform/not-found';

/**
 * A business rule rejects the request. The message is for the user, and `kind` determines the HTTP status.
 */
export class DomainError extends Error {
  constructor(
    readonly kind: 'invalid' | 'forbidden' | 'notFound' | 'conflict',
    message: string,
  ) {
    super(message);
    this.name = 'DomainError';
  }
}

/** An entity that the request names does not exist, or the caller must not see it. */
export class NotFoundError extends DomainError {
  constructor(entity: keyof typeof notFoundMessages) {
    super('notFound', notFoundMessages[entity]);
  }
}
