import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Form } from 'react-final-form';
import { TextControl } from '../../../src/client/components/forms/form-controls';
import { ThemeWrapper } from '../support/theme-wrapper';

const email = () => screen.getByLabelText<HTMLInputElement>('Email Address');
const type = (text: string) => fireEvent.input(email(), { target: { value: text } });

interface PageProps {
  /** Called when React has attached to the prerendered nodes. */
  onCommit?: () => void;
  /** Called when the form is interactive. */
  onInteractive?: () => void;
}

function Page({ onCommit, onInteractive }: PageProps) {
  useLayoutEffect(() => onCommit?.(), [onCommit]);
  useEffect(() => onInteractive?.(), [onInteractive]);
  return (
    <ThemeWrapper>
      <Form onSubmit={() => undefined} initialValues={{ email: '' }}>
        {() => <TextControl name="email" label="Email Address" />}
      </Form>
    </ThemeWrapper>
  );
}

function prerender(): HTMLElement {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(<Page />);
  return root;
}

// No act(), so that React schedules its work as in a browser.
beforeEach(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true));

/** Hydrates the page. Resolves once the form is interactive. */
function hydrate(root: HTMLElement, afterCommit: () => void = () => undefined) {
  return new Promise<void>((resolve) => {
    const onCommit = () => queueMicrotask(afterCommit);
    hydrateRoot(root, <Page onCommit={onCommit} onInteractive={() => void setTimeout(resolve)} />);
  });
}

test('input typed before hydration stays', async () => {
  const root = prerender();
  email().value = 'ann@example.com';
  await hydrate(root);
  await waitFor(() => expect(email()).toHaveValue('ann@example.com'));
});

test('input typed during hydration stays', async () => {
  await hydrate(prerender(), () => type('ann@example.com'));
  await waitFor(() => expect(email()).toHaveValue('ann@example.com'));
});
