import { Stack, Text } from '@chakra-ui/react';
import type { Report } from '../../../../../contract/trust/report';
import { DateTime } from '../../../../components/product/date-time';

/** Returns a text with the number; none for 0. */
const pluralizeUnlessZero = (number: number, one: string, many: string) =>
  number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];

/** What else is known about the subject and the person of a report. */
export function ReportContext({ report }: { report: Report }) {
  const { otherReports, reportsOfPerson, decisionsOfPerson, strikes, personSince } = report;
  const facts = [
    ...pluralizeUnlessZero(otherReports, 'other open report of it', 'other open reports of it'),
    ...pluralizeUnlessZero(reportsOfPerson, 'report of the person', 'reports of the person'),
    ...pluralizeUnlessZero(decisionsOfPerson, 'earlier decision', 'earlier decisions'),
    ...pluralizeUnlessZero(strikes, 'active strike', 'active strikes'),
  ];
  return (
    <Stack gap="0.5" textStyle="sm">
      {facts.map((fact) => (
        <Text key={fact}>{fact}</Text>
      ))}
      <Text color="fg.muted">
        <span>Account since </span>
        <DateTime date={personSince} />
      </Text>
    </Stack>
  );
}
