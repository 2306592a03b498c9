import { Field, NativeSelect } from '@chakra-ui/react';
import { dateLocaleNames, type DateLocale } from '../../../../contract/accounts/date-locale';
import { unwrapCall } from '../../../api/request-failure';
import { useChangeDateLocaleMutation } from '../../../api/users-api';
import { useDateLocale } from '../../../components/dates/local-format';
import { formatDateTime } from '../../../components/product/product-facts';
import { failureMessage } from '../../../features/failure-message';
import { toast } from '../../../services/toasts/toasts';
import { useSession } from '../../../session/use-session';

/** Asks for the language in which dates are written. The choice is saved at once. */
export function DateLanguage({ email }: { email: string }) {
  useDateLocale();
  const session = useSession();
  const [change] = useChangeDateLocaleMutation();
  const chosenLocale = session.status === 'signedIn' && session.dateLocale;
  const save = (dateLocale: DateLocale | null) =>
    unwrapCall(change({ email, dateLocale })).catch((error: unknown) =>
      toast.error(failureMessage(error)),
    );
  return (
    <Field.Root>
      <Field.Label>Language of dates and times</Field.Label>
      <NativeSelect.Root maxWidth="xs">
        <NativeSelect.Field
          value={chosenLocale || ''}
          onChange={({ currentTarget: { value } }) =>
            void save(value ? (value as DateLocale) : null)
          }
        >
          <option value="">Language of the browser</option>
          {Object.entries(dateLocaleNames).map(([locale, name]) => (
            <option key={locale} value={locale} lang={locale}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Field.HelperText>
        {`It is now ${formatDateTime(new Date().toISOString())}. All other text stays in English.`}
      </Field.HelperText>
    </Field.Root>
  );
}
