import { fireEvent, render, screen } from '@testing-library/react';
import { UserAvatar } from '../../../../src/client/components/people/user-avatar';
import { ThemeWrapper } from '../../support/theme-wrapper';

test('the initials stand in for a picture until it has loaded', () => {
  const { container } = render(<UserAvatar name="Zoë van Dam" photoURL="/images/zoe.webp" />, {
    wrapper: ThemeWrapper,
  });
  expect(screen.getByText('ZD')).toBeInTheDocument();
  fireEvent.load(container.querySelector('img')!);
  expect(screen.queryByText('ZD')).not.toBeInTheDocument();
});

test('a person without a picture has initials of whole characters', () => {
  render(<UserAvatar name="👩‍🔧 Fixer" photoURL="" />, { wrapper: ThemeWrapper });
  expect(screen.getByText('👩‍🔧F')).toBeInTheDocument();
});
