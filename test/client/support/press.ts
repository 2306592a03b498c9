import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Clicks a button once it is enabled and no longer stands for one that depends on the session. */
export async function press(user: UserEvent, name: string): Promise<void> {
  await waitFor(() => {
    const button = screen.getByRole('button', { name });
    expect(button).toBeEnabled();
    expect(button).not.toHaveAttribute('data-pending');
  });
  await user.click(screen.getByRole('button', { name }));
}
