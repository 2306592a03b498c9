import type { signInExampleEvents } from '../../../../src/client/features/sign-in/sign-in.examples';
import { submitSignIn } from '../../accounts';
import { installClock } from '../../spec/clock';
import { createModel } from '../test-model';
import {
  responseEvents,
  stateAssertions,
  createSignInFixture,
  type SignInFixture,
} from './sign-in';

/** The events that are possible on the login page. The registration page has the others. */
type ExampleEventName = Exclude<
  keyof typeof signInExampleEvents,
  | 'register'
  | 'sign in with Google'
  | 'the profile is updated'
  | 'the profile is not updated'
  | 'updating the profile times out'
>;

export const login = createModel<SignInFixture, ExampleEventName>({
  title: 'The login page',
  machine: 'signIn',
  async arrange({ shop, visit }) {
    const member = await shop.register('buyer', 'Lotte Login');
    return createSignInFixture(await visit('/login', { beforeNavigation: installClock }), member);
  },
  events: {
    ...responseEvents,
    'sign in with a password': (fixture, nextExamples) => {
      const { page, account } = fixture;
      fixture.typedEmail = account.email;
      const isRejected =
        nextExamples[0] === ('the identity service rejects it' satisfies ExampleEventName);
      return submitSignIn(page, isRejected ? { ...account, password: 'mistyped' } : account);
    },
    'the identity service rejects it': ({ identityCall }) => identityCall.forward(),
  },
  states: stateAssertions,
});
