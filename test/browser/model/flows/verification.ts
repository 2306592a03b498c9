import type { verificationExampleEvents } from '../../../../src/client/features/verification/verification.examples';
import { rowOf } from '../../spec/cards';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { toasts } from '../../spec/assertions';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';

interface VerificationFixture extends Fixture {
  email: string;
  verificationCall: CallInterceptor;
}

const row = ({ page, email }: VerificationFixture) => rowOf(page, email);
const firstButton = (fixture: VerificationFixture) => row(fixture).getByRole('button').first();
const verifiedMark = (fixture: VerificationFixture) =>
  row(fixture).getByRole('img', { name: 'Verified' });

export const verification = createModel<
  VerificationFixture,
  keyof typeof verificationExampleEvents
>({
  title: 'A row of All Sellers',
  machine: 'verification',
  async arrange({ shop, visit }) {
    const name = `Vera ${Date.now().toString(36)}`;
    const { email } = await shop.register('seller', name);
    const page = await visit('/dashboard/all-sellers', {
      as: 'Admin',
      beforeNavigation: installClock,
    });
    const url = /\/api\/user\/verified\/[^/]+$/;
    return {
      page,
      actorLabel: name,
      email,
      verificationCall: await CallInterceptor.create(page, 'PUT', url),
    };
  },
  events: {
    'press Verify': (fixture) => row(fixture).getByRole('button', { name: 'Verify' }).click(),
    'the user is verified': ({ verificationCall }) => verificationCall.forward(),
    'nothing is changed': ({ verificationCall }) =>
      verificationCall.respond({ acknowledged: true, modifiedCount: 0 }),
    'no response arrives': ({ verificationCall }) => verificationCall.abort(),
    'the call times out': ({ verificationCall }) => verificationCall.timeOut(),
  },
  states: {
    'verification.unverified': async (fixture) => {
      await expect(firstButton(fixture)).toHaveText('Verify');
      await expect(firstButton(fixture)).toBeEnabled();
      await expect(verifiedMark(fixture)).toHaveCount(0);
    },
    'verification.unverified.noError': (fixture) =>
      expect(row(fixture).getByRole('alert')).toHaveCount(0),
    'verification.unverified.failed': (fixture) =>
      expect(row(fixture).getByRole('alert')).toHaveText(
        /The user was not verified|We could not reach the marketplace|did not answer in time/,
      ),
    'verification.verifying': async (fixture) => {
      await expect(firstButton(fixture)).toBeDisabled();
      await expect(verifiedMark(fixture)).toHaveCount(0);
    },
    'verification.verified': async (fixture) => {
      await expect(verifiedMark(fixture)).toBeVisible();
      await expect(row(fixture).getByRole('button', { name: 'Verify' })).toHaveCount(0);
      await expect(toasts(fixture.page)).toHaveText(['User Verified Successfully!']);
    },
  },
});
