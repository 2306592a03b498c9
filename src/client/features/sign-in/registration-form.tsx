import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Form, useField } from 'react-final-form';
import { useLocation } from 'react-router-dom';
import { noFormSubscription } from '../../components/forms/no-form-subscription';
import { focusFirstError } from '../../components/forms/focus-first-error';
import { fieldError, SelectControl, TextControl } from '../../components/forms/form-controls';
import { PasswordControl } from '../../components/forms/password-control';
import { shopName } from '../../services/configuration';
import { loginState } from '../../services/paths/login-state';
import { paths } from '../../services/paths/paths';
import { useRoleChoiceNote } from '../../session/use-role-choice-note';
import { accountTypes } from '../account-types';
import { Consent, consentPrompt, needsConsentBox } from '../consent/consent';
import { saveDraft } from '../../services/drafts/save-draft';
import { BlockedStorageNote } from './blocked-storage-note';
import { fieldErrors } from './field-errors';
import { findMissingRegistrationFields } from './missing-fields';
import { OrDivider } from './or-divider';
import { SignInFailure } from './sign-in-failure';
import type { Registration } from './sign-in.machine';
import { SocialButtons } from './social-buttons';
import { registrationDraftKey } from './registration-draft-key';
import { useSignIn } from './use-sign-in';
import { displayNameError } from '../../../contract/accounts/display-name';
import { safePortraitUrl } from '../../../contract/pictures/picture-url';
import { inGoodsWords } from '../../../contract/website/goods-words';

const userTypeOptions = accountTypes.map(({ role, label }) => ({ value: role, label }));

const userTypeHints = accountTypes.map(({ label, description }) => `${label}: ${description}`);

const emptyRegistration: Registration = {
  displayName: '',
  photoURL: '',
  email: '',
  role: 'buyer',
  password: '',
};

/** All fields except the password. */
const draftFields = ['displayName', 'photoURL', 'email', 'role'] as const;

/** The registration form, and the buttons for Google and Github. */
export function RegistrationForm() {
  const [snapshot, send] = useSignIn();
  const roleChoiceNote = useRoleChoiceNote();
  const busy = snapshot.hasTag('busy');
  // "Sell" brings a visitor here, who then needs no other choice.
  const { neededRole } = loginState(useLocation().state);
  const [initialValues] = useState(() =>
    neededRole === 'seller' ? { ...emptyRegistration, role: neededRole } : emptyRegistration,
  );
  const [decorators] = useState(() => [saveDraft<Registration>(registrationDraftKey, draftFields)]);
  const errors = fieldErrors(snapshot);

  return (
    <Stack gap="5">
      <BlockedStorageNote />
      <Form<RegistrationValues>
        subscription={noFormSubscription}
        initialValues={initialValues}
        decorators={decorators}
        validate={validateRegistration}
        onSubmit={({ consent: _, ...values }) =>
          send({
            type: 'signIn.submit',
            method: { kind: 'registration', registration: { ...emptyRegistration, ...values } },
          })
        }
      >
        {({ handleSubmit, form }) => (
          <form
            method="post"
            action={paths.register}
            onSubmit={focusFirstError(form, handleSubmit, findMissingRegistrationFields)}
            noValidate
          >
            <Stack gap="4">
              <TextControl
                name="displayName"
                label="Full Name"
                autoComplete="name"
                submitError={errors.displayName}
              />
              <TextControl
                name="photoURL"
                label="Photo URL"
                optional
                type="url"
                autoComplete="photo"
                submitError={errors.photoURL}
              />
              <TextControl
                name="email"
                label="Email Address"
                type="email"
                autoComplete="username"
                submitError={errors.email}
              />
              <SelectControl
                name="role"
                label="User Type"
                options={userTypeOptions}
                hint={inGoodsWords([...userTypeHints, roleChoiceNote].join(' '))}
              />
              <PasswordControl
                name="password"
                label="Password"
                autoComplete="new-password"
                hint="At least 6 characters."
                submitError={errors.password}
              />
              <SignInFailure snapshot={snapshot} onRetry={() => send({ type: 'signIn.retry' })} />
              <ConsentControl />
              <Button type="submit" loading={busy}>
                Sign Up
              </Button>
            </Stack>
          </form>
        )}
      </Form>
      <OrDivider />
      <SocialButtons
        disabled={busy}
        onChoose={(provider) =>
          send({ type: 'signIn.submit', method: { kind: 'provider', provider } })
        }
      />
    </Stack>
  );
}

interface RegistrationValues extends Registration {
  consent?: boolean;
}

function ConsentControl() {
  const { input, meta } = useField<boolean>('consent');
  return (
    <Consent
      isChecked={input.value}
      onChange={input.onChange}
      error={fieldError(meta, undefined)}
    />
  );
}

/**
 * Returns the errors of the consent, the name and the photo URL. The identity service checks the other fields
 * (specification 5.4).
 */
function validateRegistration({
  displayName = '',
  photoURL = '',
  consent,
}: Partial<RegistrationValues>) {
  const photo = photoURL.trim();
  return {
    consent: needsConsentBox() && !consent ? consentPrompt : undefined,
    displayName: displayNameError(displayName.trim(), shopName()),
    photoURL:
      photo && !safePortraitUrl(photo)
        ? 'Enter a URL that starts with https://, or leave this empty.'
        : undefined,
  };
}
