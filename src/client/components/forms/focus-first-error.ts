import type { FormApi } from 'final-form';
import type { SubmitEvent } from 'react';

type SubmitHandler<Result> = (event: SubmitEvent<HTMLFormElement>) => Result;

/** Submits a form; if a field keeps it from being sent, the focus goes to the first such field. */
export function focusFirstError<Values>(
  form: FormApi<Values>,
  submit: SubmitHandler<unknown>,
): SubmitHandler<void> {
  return (event) => {
    submit(event);
    const errors = form.getState().errors ?? {};
    const first = [...event.currentTarget.elements].find(
      (element) => (element.getAttribute('name') ?? '') in errors,
    );
    if (!(first instanceof HTMLElement)) return;
    first.focus({ preventScroll: true });
    // In the middle: at the edge the header may lie over it.
    first.scrollIntoView({ block: 'center' });
  };
}
