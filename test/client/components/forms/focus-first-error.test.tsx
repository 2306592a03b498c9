import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import { focusFirstError } from '../../../../src/client/components/forms/focus-first-error';
import { TextControl } from '../../../../src/client/components/forms/form-controls';
import { ThemeWrapper } from '../../support/theme-wrapper';

function renderForm(errors: Record<string, string>) {
  const onSubmit = jest.fn();
  render(
    <Form onSubmit={onSubmit} validate={() => errors}>
      {({ handleSubmit, form }) => (
        <form onSubmit={focusFirstError(form, handleSubmit)} noValidate>
          <TextControl name="name" label="Name" />
          <TextControl name="price" label="Price" />
          <TextControl name="place" label="Place" />
          <button>Send</button>
        </form>
      )}
    </Form>,
    { wrapper: ThemeWrapper },
  );
  return onSubmit;
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('moves the focus to the first invalid field', async () => {
  const onSubmit = renderForm({ place: 'Where?', price: 'How much?' });
  await send();
  expect(screen.getByLabelText('Price')).toHaveFocus();
  expect(screen.getByLabelText('Price')).toHaveAccessibleErrorMessage('How much?');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('leaves the focus where it is when all fields are valid', async () => {
  const onSubmit = renderForm({});
  await send();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
