import { notFoundMessages } from '../../contract/not-found';

/** A business rule rejects the request, with a message for the user. The error handler sets the status. */
export class DomainError extends Error {
  constructor(
    readonly kind: 'invalid' | 'forbidden' | 'notFound' | 'conflict',
    message: string,
  ) {
    super(message);
    this.name = 'DomainError';
  }
}

/** Something that a request names does not exist, or not for the caller. */
export class NotFoundError extends DomainError {
  constructor(entity: keyof typeof notFoundMessages) {
    super('notFound', notFoundMessages[entity]);
  }
}
