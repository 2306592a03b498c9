import { Alert, Button, Stack } from '@chakra-ui/react';
import { FORM_ERROR } from 'final-form';
import { Form } from 'react-final-form';
import type { AuthUser } from '../../../contract/accounts/user';
import { useAppDispatch } from '../../api/store-hooks';
import { FailureNote } from '../../components/forms/failure-note';
import { focusFirstError } from '../../components/forms/focus-first-error';
import { TextControl } from '../../components/forms/form-controls';
import { PictureUrlControl } from '../../components/forms/picture-url-control';
import { shopName } from '../../services/configuration';
import { toast } from '../../services/toasts/toasts';
import { reauthenticationFailureMessage } from '../reauthentication-failure-message';
import { saveProfile, type ProfileFields } from './save-profile';
import { displayNameError } from '../../../contract/accounts/display-name';

interface ProfileFormProps {
  user: AuthUser;
  /** Whether the user has the verified badge. */
  verified: boolean;
  /** Uploads a photo, and returns its URL. */
  upload: (photo: File) => Promise<string>;
}

/** The name and photo of the user, which the other users see. */
export function ProfileForm({ user, verified, upload }: ProfileFormProps) {
  const dispatch = useAppDispatch();
  const submit = async (fields: ProfileFields) => {
    try {
      await saveProfile(dispatch, fields);
      toast.success('Your profile is saved');
      return undefined;
    } catch (error) {
      return { [FORM_ERROR]: reauthenticationFailureMessage(error) };
    }
  };
  return (
    <Form<ProfileFields>
      subscription={{ submitting: true, submitError: true, values: true }}
      initialValues={{ displayName: user.displayName, photoURL: user.photoURL }}
      initialValuesEqual={hasSameProfile}
      validate={validateProfile}
      onSubmit={submit}
    >
      {({ handleSubmit, form, submitting, submitError, values }) => (
        <form method="post" onSubmit={focusFirstError(form, handleSubmit)} noValidate>
          <Stack gap="4" alignItems="start">
            <TextControl name="displayName" label="Full name" autoComplete="name" />
            <PictureUrlControl
              name="photoURL"
              label="Photo"
              upload={upload}
              removeLabel="Remove photo"
            />
            {verified && values.displayName?.trim() !== user.displayName && (
              <Alert.Root status="warning" role="status" borderRadius="md">
                <Alert.Indicator />
                <Alert.Title>
                  If you change your name, you lose your verified badge until an admin verifies you
                  again.
                </Alert.Title>
              </Alert.Root>
            )}
            {typeof submitError === 'string' && <FailureNote>{submitError}</FailureNote>}
            <Button type="submit" size="sm" loading={submitting}>
              Save
            </Button>
          </Stack>
        </form>
      )}
    </Form>
  );
}

/** Keeps typed text while the session is refreshed with the same profile. */
function hasSameProfile(one?: ProfileFields, other?: ProfileFields): boolean {
  return one?.displayName === other?.displayName && one?.photoURL === other?.photoURL;
}

/** Returns the errors by field. */
function validateProfile({ displayName = '' }: ProfileFields) {
  const name = displayName.trim();
  return { displayName: name ? displayNameError(name, shopName()) : 'Enter your full name.' };
}
