import { Stack, Text } from '@chakra-ui/react';
import type { Report } from '../../../../../contract/trust/report';
import { pluralize } from '../../../../../contract/text/pluralize';
import { DateTime } from '../../../../components/product/date-time';

/** Returns a text with the number; none for 0. */
const pluralizeUnlessZero = (number: number, noun: string, rest = '') =>
  number === 0 ? [] : [pluralize(number, noun) + rest];

/** What else is known about the subject and the person of a report. */
export function ReportContext({ report }: { report: Report }) {
  const { otherReports, reportsOfPerson, decisionsOfPerson, strikes, personSince } = report;
  const facts = [
    ...pluralizeUnlessZero(otherReports, 'other open report', ' of it'),
    ...pluralizeUnlessZero(reportsOfPerson, 'report', ' of the person'),
    ...pluralizeUnlessZero(decisionsOfPerson, 'earlier decision'),
    ...pluralizeUnlessZero(strikes, 'active strike'),
  ];
  return (
    <Stack gap="0.5" textStyle="sm" maxWidth="18rem">
      {facts.length > 0 && <Text>{facts.join(' · ')}</Text>}
      <Text color="fg.muted">
        <span>Account since </span>
        <DateTime date={personSince} />
      </Text>
    </Stack>
  );
}
