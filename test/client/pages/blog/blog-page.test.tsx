import { screen, waitFor } from '@testing-library/react';
import { renderApplication } from '../../support/render-application';

test('shows four questions, the first of them open', async () => {
  const { user } = renderApplication('/blog');
  await screen.findByRole('heading', { level: 1, name: 'All Question and Answering Part' });
  await waitFor(() => expect(document.title).toBe('Blog - Think. Feel. Resell.'));
  const questions = screen.getAllByRole('button', { name: /\?/ });
  const expandedStates = () => questions.map((question) => question.getAttribute('aria-expanded'));
  expect(questions.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('manage a state in a React application'),
    expect.stringContaining('inheritance work'),
    expect.stringContaining('unit test'),
    expect.stringContaining('React vs. Angular vs. Vue'),
  ]);
  expect(expandedStates()).toEqual(['true', 'false', 'false', 'false']);
  await user.click(questions[2]!);
  expect(expandedStates()).toEqual(['true', 'false', 'true', 'false']);
});
