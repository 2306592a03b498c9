import type { FormApi } from 'final-form';
import type { SubmitEvent } from 'react';

type SubmitHandler<Result> = (event: SubmitEvent<HTMLFormElement>) => Result;

/**
 * Returns a submit handler that submits a form and then focuses its first invalid field.
 * @param findRejectedFields returns an object with the fields that the server rejected
 */
export function focusFirstError<Values>(
  form: FormApi<Values>,
  submit: SubmitHandler<unknown>,
  findRejectedFields: (values: Values) => object = () => ({}),
): SubmitHandler<void> {
  return (event) => {
    submit(event);
    const { errors = {}, hasValidationErrors, values } = form.getState();
    const invalid = hasValidationErrors ? errors : findRejectedFields(values);
    const first = [...event.currentTarget.elements].find(
      (element) => (element.getAttribute('name') ?? '') in invalid,
    );
    if (!(first instanceof HTMLElement)) return;
    first.focus({ preventScroll: true });
    // In the center, because the sticky header covers the edge.
    first.scrollIntoView({ block: 'center' });
  };
}
