import { Button, Text } from '@chakra-ui/react';
import {
  searchReportDays,
  searchWordsSchema,
  type SearchReport,
} from '../../../../../contract/finding/search-words';
import { formatCount } from '../../../../../contract/text/format-count';
import { SectionPanel } from '../../../../components/page/section-panel';
import { RecordsTable } from '../../../../components/records/records-table';
import { SettingLinesForm } from './setting-lines-form';
import { useSettingLines } from './use-setting-lines';

type SearchRow = SearchReport['searches'][number];

interface SearchWordsFormProps {
  report: SearchReport;
  searchWords: string;
}

/** The searches in vain. A press on one of them begins a line of the words, which the admin completes. */
export function SearchWordsForm({ report, searchWords }: SearchWordsFormProps) {
  const lines = useSettingLines({
    name: 'searchWords',
    saved: searchWords,
    schema: searchWordsSchema,
    savedMessage: 'Search words saved.',
  });
  const addLine = (text: string) => lines.addLine(`${text} => `);
  return (
    <>
      <SectionPanel title="Searches without a result">
        <Text color="fg.muted" marginBottom="4">
          {`What people searched for in the last ${searchReportDays} days without a result for all words, or without opening one. Only counted, never with who searched.`}
        </Text>
        {report.searches.length > 0 ? (
          <RecordsTable
            label="searches in vain"
            rows={report.searches.map((row) => ({ ...row, _id: row.text }))}
            start={0}
            columns={[
              { heading: 'Search', cardArea: 'title', cell: ({ text }) => <bdi>{text}</bdi> },
              { heading: 'Searches', cell: ({ searches }) => formatCount(searches) },
              { heading: 'Results', cell: ({ results }) => formatCount(results) },
              { heading: 'Opened', cell: ({ opened }) => formatCount(opened) },
              {
                heading: 'Meaning',
                cardArea: 'action',
                cell: (row) => <AddMeaning row={row} onAdd={addLine} />,
              },
            ]}
          />
        ) : (
          <Text>Every search found something.</Text>
        )}
      </SectionPanel>
      <SectionPanel title="Words of this shop">
        <SettingLinesForm
          label="What buyers’ words mean"
          hint="One line each. “sinn, zinn” mean the same. “trackman => gmt master” also finds a GMT Master. A meaning can be a size, a year or a depth: “thin wrist => under 38mm”. A line replaces what the search knows about its words; “batman =>” removes it."
          lines={lines}
          builtInLabel="Words that the search knows"
          builtInLines={report.builtInWords}
        />
      </SectionPanel>
    </>
  );
}

function AddMeaning({ row: { text }, onAdd }: { row: SearchRow; onAdd: (text: string) => void }) {
  return (
    <Button size="sm" variant="outline" onClick={() => onAdd(text)}>
      Add meaning
    </Button>
  );
}
