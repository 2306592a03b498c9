import { createForm } from 'final-form';
import { drafts } from '../../../src/client/services/drafts';
import { saveDraft } from '../../../src/client/services/save-draft';

interface Values {
  name: string;
  role: string;
  password: string;
}

const open = (initialValues: Partial<Values> = { name: '', role: 'buyer' }) => {
  const form = createForm<Values>({ initialValues, onSubmit: () => undefined });
  for (const field of ['name', 'role', 'password'] as const) {
    form.registerField(field, () => undefined, {});
  }
  const leave = saveDraft<Values>('registration', ['name', 'role'])(form);
  return { form, leave, values: () => form.getState().values };
};

test('restores the input when the form is opened again', () => {
  const { form, leave } = open();
  form.change('name', 'Ann');
  form.change('role', 'seller');
  leave();
  expect(open().values()).toMatchObject({ name: 'Ann', role: 'seller' });
});

test('a password is never stored', () => {
  const { form } = open();
  form.change('name', 'Ann');
  form.change('password', 'secret-1');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('secret-1');
  expect(open().values().password).toBeUndefined();
});

test('a cleared field stays empty', () => {
  const { form } = open();
  form.change('name', 'Ann');
  form.change('name', '');
  expect(open().values()).toMatchObject({ name: '', role: 'buyer' });
});

test('input from before the form loaded is newer', () => {
  drafts.save('registration', { name: 'Ann' });
  const form = createForm<Values>({ onSubmit: () => undefined });
  form.registerField('name', () => undefined, {});
  form.change('name', 'Bob');
  saveDraft<Values>('registration', ['name'])(form);
  expect(form.getState().values.name).toBe('Bob');
});

test('a removed draft contains only later input', () => {
  const { form } = open();
  form.change('name', 'Ann');
  drafts.save('another', { name: 'Eve' });
  drafts.remove('registration');
  expect(open().values().name).toBe('');
  expect(drafts.read('another')).toEqual({ name: 'Eve' });
  drafts.removeAll();
  expect(drafts.read('another')).toEqual({});
});

test.each(['{', '7', 'null', '{"registration":{"name":7,"role":null}}'])(
  'treats a storage of %s as empty',
  (text) => {
    sessionStorage.setItem('secondhand-drafts', text);
    expect(open().values()).toMatchObject({ name: '', role: 'buyer' });
  },
);
