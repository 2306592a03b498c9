import type { FormApi } from 'final-form';
import type { SubmitEvent } from 'react';

type SubmitHandler<Result> = (event: SubmitEvent<HTMLFormElement>) => Result;

/**
 * Submits a form, and moves the focus to the first field that is wrong.
 * @param findRejected names the fields that only the service behind a valid form is bound to reject
 */
export function focusFirstError<Values>(
  form: FormApi<Values>,
  submit: SubmitHandler<unknown>,
  findRejected: (values: Values) => object = () => ({}),
): SubmitHandler<void> {
  return (event) => {
    submit(event);
    const { errors = {}, hasValidationErrors, values } = form.getState();
    const wrong = hasValidationErrors ? errors : findRejected(values);
    const first = [...event.currentTarget.elements].find(
      (element) => (element.getAttribute('name') ?? '') in wrong,
    );
    if (!(first instanceof HTMLElement)) return;
    first.focus({ preventScroll: true });
    // In the middle: at the edge the header may lie over it.
    first.scrollIntoView({ block: 'center' });
  };
}
