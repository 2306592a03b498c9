import type { UserEvent } from '@testing-library/user-event';

/** Pastes a text into a field. Typing would render the form for every key, which is slow. */
export async function fillIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
