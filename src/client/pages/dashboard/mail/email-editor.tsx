import {
  Button,
  Heading,
  Link as ChakraLink,
  SimpleGrid,
  Stack,
  Text,
  HStack,
} from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  cleanEmailTexts,
  emailTextNames,
  findEmailTextError,
  mapEmailTexts,
} from '../../../../contract/mail/email-text-fields';
import type { EditableEmail } from '../../../../contract/mail/email-texts';
import { useChangeEmailTextsMutation } from '../../../api/email-texts-api';
import { unwrapCall } from '../../../api/request-failure';
import { FailureNote } from '../../../components/forms/failure-note';
import { failureMessage } from '../../../features/failure-message';
import { paths } from '../../../services/paths/paths';
import { toast } from '../../../services/toasts/toasts';
import { OutdatedText } from '../website/outdated-text';
import { useEditedTexts } from '../website/use-edited-texts';
import { EmailPreview } from './email-preview';
import { EmailTextFields } from './email-text-fields';

/** Edits the texts of an email beside its preview. */
export function EmailEditor({ email }: { email: EditableEmail }) {
  const { kind, group, label, defaults, placeholders } = email;
  const [change, { isLoading }] = useChangeEmailTextsMutation();
  const edited = useEditedTexts(`email-${kind}`, email);
  const { texts, revision, isChanged, isOutdated } = edited;
  const [failure, setFailure] = useState<string>();
  const placeholderNames = placeholders.map(({ name }) => name);
  const errors = mapEmailTexts((name) =>
    findEmailTextError(name, texts[name], {
      placeholders: placeholderNames,
      byDefault: defaults[name],
    }),
  );
  const isValid = emailTextNames.every((name) => errors[name] === undefined);
  const save = async () => {
    setFailure(undefined);
    try {
      const saved = cleanEmailTexts(texts);
      await unwrapCall(change({ kind, ...saved, revision }));
      edited.setSaved(saved);
      toast.success('Email saved.');
    } catch (error) {
      setFailure(failureMessage(error));
    }
  };
  /** Returns a click handler that ends a conflict with the chosen text. */
  const resolveConflict = (choose: () => void) => () => {
    setFailure(undefined);
    choose();
  };
  return (
    <Stack gap="6">
      <Stack gap="2">
        <ChakraLink asChild variant="underline" alignSelf="start">
          <Link to={paths.emails}>All emails</Link>
        </ChakraLink>
        <Heading as="h2" textStyle="cardTitle">
          {label}
        </Heading>
        <Text color="fg.muted">{group}</Text>
      </Stack>
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="6">
        <Stack gap="4" minWidth="0">
          <EmailTextFields
            texts={texts}
            errors={errors}
            defaults={defaults}
            readOnly={isLoading}
            onEdit={edited.edit}
          />
          <PlaceholderList placeholders={placeholders} />
          {isOutdated ? (
            <OutdatedText
              itemKind="email"
              savedContent={emailTextNames.map((name) => email.texts[name]).join('\n\n')}
              onKeep={resolveConflict(edited.keep)}
              onDiscard={resolveConflict(edited.discard)}
            />
          ) : (
            failure && <FailureNote>{failure}</FailureNote>
          )}
          <Stack direction={{ base: 'column', sm: 'row' }} gap="3">
            <Button
              loading={isLoading}
              disabled={!isChanged || isOutdated || !isValid}
              onClick={() => void save()}
            >
              Save
            </Button>
            {emailTextNames.some((name) => texts[name] !== defaults[name]) && (
              <Button variant="outline" disabled={isLoading} onClick={() => edited.edit(defaults)}>
                Use the default text
              </Button>
            )}
          </Stack>
        </Stack>
        <EmailPreview kind={kind} texts={texts} isValid={isValid} />
      </SimpleGrid>
    </Stack>
  );
}

/** The placeholders that an email fills in. */
function PlaceholderList({ placeholders }: Pick<EditableEmail, 'placeholders'>) {
  return (
    <Stack gap="2">
      <Text textStyle="sm" fontWeight="500">
        Placeholders
      </Text>
      {placeholders.map(({ name, description }) => (
        <HStack key={name} gap="3" wrap="wrap" textStyle="sm">
          <Text as="code" fontFamily="mono">{`{${name}}`}</Text>
          <Text color="fg.muted">{description}</Text>
        </HStack>
      ))}
    </Stack>
  );
}
