import { Badge, Link as ChakraLink, Stack, Text, Wrap } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { emailTextNames } from '../../../../contract/mail/email-text-fields';
import type { EditableEmail } from '../../../../contract/mail/email-texts';
import { SectionPanel } from '../../../components/page/section-panel';

/** All kinds of emails in groups. Those whose texts an admin has changed have a badge. */
export function EmailList({ emails }: { emails: EditableEmail[] }) {
  const groups = [...new Set(emails.map(({ group }) => group))];
  return (
    <Stack gap="6">
      <Text color="fg.muted">
        The subject, the text and the closing of each email can be changed. Headings, amounts, links
        and the reasons for decisions stay as they are.
      </Text>
      {groups.map((group) => (
        <SectionPanel key={group} title={group}>
          <Stack as="ul" gap="2" listStyleType="none">
            {emails
              .filter((email) => email.group === group)
              .map((email) => (
                <Wrap key={email.kind} as="li" gap="2" align="center">
                  <ChakraLink asChild variant="underline">
                    <Link to={`?email=${email.kind}`}>{email.label}</Link>
                  </ChakraLink>
                  {isChanged(email) && <Badge colorPalette="brand">Changed</Badge>}
                </Wrap>
              ))}
          </Stack>
        </SectionPanel>
      ))}
    </Stack>
  );
}

const isChanged = ({ texts, defaults }: EditableEmail) =>
  emailTextNames.some((name) => texts[name] !== defaults[name]);
