import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { Report } from '../../../../src/contract/trust/report';
import { createStore } from '../../../../src/client/api/store';
import { DecisionForm } from '../../../../src/client/features/moderation/decision-form';
import { json, onCall } from '../../support/api-stub';
import { fillIn } from '../../support/fill-in';
import { press } from '../../support/press';
import { ThemeWrapper } from '../../support/theme-wrapper';

const report = { id: 'report-1', subjectType: 'person' } as Report;

/** Renders the form with a server that stores each decision. */
function openForm() {
  const requests = onCall('post', '/reports/:id/decision', () =>
    json({ acknowledged: true, insertedId: 'decision-1' }),
  );
  render(
    <ThemeWrapper>
      <Provider store={createStore()}>
        <DecisionForm report={report} />
      </Provider>
    </ThemeWrapper>,
  );
  const user = userEvent.setup();
  return { user, requests };
}

test.each([
  ['with an end after the entered days', '30', { days: 30 }],
  ['without an end if no days are entered', '', {}],
])('a decision suspends the person %s', async (_name, days, sent) => {
  const { user, requests } = openForm();
  await user.selectOptions(screen.getByLabelText('What is done'), 'suspendPerson');
  if (days) await fillIn(user, screen.getByLabelText(/^Days/), days);
  await user.selectOptions(screen.getByLabelText('Rule'), 'Another rule');
  await user.selectOptions(screen.getByLabelText('Based on'), 'terms');
  await fillIn(user, screen.getByLabelText('Section'), 'Section 3');
  await fillIn(user, screen.getByLabelText('Facts'), 'Sells replicas.');
  await press(user, 'Decide');
  await screen.findByRole('button', { name: 'Decide' });
  expect(requests.map(({ body }) => body)).toEqual([
    {
      action: 'suspendPerson',
      facts: 'Sells replicas.',
      basis: 'terms',
      rule: 'Section 3',
      ...sent,
    },
  ]);
});

test('a decision by a rule of the list names its legal ground', async () => {
  const { user, requests } = openForm();
  await user.selectOptions(screen.getByLabelText('What is done'), 'warnPerson');
  await fillIn(user, screen.getByLabelText('Facts'), 'Sells replicas.');
  await press(user, 'Decide');
  expect(await screen.findByText(/^Please name the rule/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Rule'), 'The law: Counterfeit or stolen watch');
  await press(user, 'Decide');
  await screen.findByRole('button', { name: 'Decide' });
  expect(requests[0]?.body).toEqual({
    ...{ action: 'warnPerson', facts: 'Sells replicas.', basis: 'law' },
    rule: expect.stringMatching(/^Counterfeit or stolen watch: .*2017\/1001, article 9/),
  });
});
