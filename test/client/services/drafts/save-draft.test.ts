import { createForm } from 'final-form';
import { drafts } from '../../../../src/client/services/drafts/drafts';
import { saveDraft } from '../../../../src/client/services/drafts/save-draft';

interface Values {
  name: string;
  role: string;
  password: string;
}

const openForm = (initialValues: Partial<Values> = { name: '', role: 'buyer' }) => {
  const form = createForm<Values>({ initialValues, onSubmit: () => undefined });
  for (const field of ['name', 'role', 'password'] as const) {
    form.registerField(field, () => undefined, {});
  }
  const unsubscribe = saveDraft<Values>('registration', ['name', 'role'])(form);
  return { form, unsubscribe, values: () => form.getState().values };
};

test('restores the input when the form is opened again', () => {
  const { form, unsubscribe } = openForm();
  form.change('name', 'Ann');
  form.change('role', 'seller');
  unsubscribe();
  expect(openForm().values()).toMatchObject({ name: 'Ann', role: 'seller' });
});

test('a password is never stored', () => {
  const { form } = openForm();
  form.change('name', 'Ann');
  form.change('password', 'secret-1');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('secret-1');
  expect(openForm().values().password).toBeUndefined();
});

test('a cleared field stays empty', () => {
  const { form } = openForm();
  form.change('name', 'Ann');
  form.change('name', '');
  expect(openForm().values()).toMatchObject({ name: '', role: 'buyer' });
});

test('input typed before the form has loaded replaces the draft', () => {
  drafts.save('registration', { name: 'Ann' });
  const form = createForm<Values>({ onSubmit: () => undefined });
  form.registerField('name', () => undefined, {});
  form.change('name', 'Bob');
  saveDraft<Values>('registration', ['name'])(form);
  expect(form.getState().values.name).toBe('Bob');
});

test('a removed draft does not contain earlier input', () => {
  const { form } = openForm();
  form.change('name', 'Ann');
  drafts.save('another', { name: 'Eve' });
  drafts.remove('registration');
  expect(openForm().values().name).toBe('');
  expect(drafts.read('another')).toEqual({ name: 'Eve' });
  drafts.removeAll();
  expect(drafts.read('another')).toEqual({});
});

test.each(['{', '7', 'null', '{"registration":{"name":7,"role":null}}'])(
  'treats a storage of %s as empty',
  (text) => {
    sessionStorage.setItem('secondhand-drafts', text);
    expect(openForm().values()).toMatchObject({ name: '', role: 'buyer' });
  },
);
