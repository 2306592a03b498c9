import type { verificationExampleEvents } from '../../../../src/client/features/verification/verification.examples';
import { rowOf } from '../../spec/cards';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { toasts } from '../../spec/assertions';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';

interface VerificationFixture extends Fixture {
  email: string;
  verification: CallInterceptor;
}

const row = ({ page, email }: VerificationFixture) => rowOf(page, email);
const button = (fixture: VerificationFixture) => row(fixture).getByRole('button').first();
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
      verification: await CallInterceptor.create(page, 'PUT', url),
    };
  },
  events: {
    'press Verify': (fixture) => row(fixture).getByRole('button', { name: 'Verify' }).click(),
    'the user is verified': ({ verification: call }) => call.forward(),
    'nothing is changed': ({ verification: call }) =>
      call.respond({ acknowledged: true, modifiedCount: 0 }),
    'no response arrives': ({ verification: call }) => call.abort(),
    'the call times out': ({ verification: call }) => call.timeOut(),
  },
  states: {
    'verification.unverified': async (fixture) => {
      await expect(button(fixture)).toHaveText('Verify');
      await expect(button(fixture)).toBeEnabled();
      await expect(verifiedMark(fixture)).toHaveCount(0);
    },
    'verification.unverified.untouched': (fixture) =>
      expect(row(fixture).getByRole('alert')).toHaveCount(0),
    'verification.unverified.failed': (fixture) =>
      expect(row(fixture).getByRole('alert')).toHaveText(
        /The user was not verified|We could not reach the marketplace|did not answer in time/,
      ),
    'verification.verifying': async (fixture) => {
      await expect(button(fixture)).toBeDisabled();
      await expect(verifiedMark(fixture)).toHaveCount(0);
    },
    'verification.verified': async (fixture) => {
      await expect(verifiedMark(fixture)).toBeVisible();
      await expect(row(fixture).getByRole('button', { name: 'Verify' })).toHaveCount(0);
      await expect(toasts(fixture.page)).toHaveText(['User Verified Successfully!']);
    },
  },
});
