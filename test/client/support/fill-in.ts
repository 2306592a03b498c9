import type { UserEvent } from '@testing-library/user-event';

/** Pastes a text into a field: a form renders again for every key, which takes its time. */
export async function fillIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
