import { screen } from '@testing-library/react';
import { Profiler, type ComponentProps } from 'react';
import type { FormField } from '../../../../src/client/components/forms/form-field';
import { category, seller } from '../../support/fixtures';
import { onCall } from '../../support/marketplace';
import { renderApplication, signIn } from '../../support/render-application';

/** The fields that React committed since a test last looked, by label. */
const mockCommits: string[] = [];

// The real field, with React's own profiler around it.
jest.mock('../../../../src/client/components/forms/form-field', () => {
  const actual = jest.requireActual<{ FormField: typeof FormField }>(
    '../../../../src/client/components/forms/form-field',
  );
  return {
    FormField: (props: ComponentProps<typeof FormField>) => (
      <Profiler id={props.label} onRender={(id) => mockCommits.push(id)}>
        <actual.FormField {...props} />
      </Profiler>
    ),
  };
});

test('a key draws its own field again, and no other', async () => {
  signIn(seller, 'seller');
  onCall('get', '/categories', [category]);
  const { user } = renderApplication('/dashboard/add-a-product');
  const location = await screen.findByLabelText('Location');
  await user.click(location);
  mockCommits.length = 0;
  await user.keyboard('Lisbon');
  expect(location).toHaveValue('Lisbon');
  expect(new Set(mockCommits)).toEqual(new Set(['Location']));
});
