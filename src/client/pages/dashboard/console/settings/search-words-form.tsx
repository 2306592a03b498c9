import { Box, Button, Stack, Text, Textarea } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import {
  searchReportDays,
  searchWordsSchema,
  type SearchReport,
} from '../../../../../contract/finding/search-words';
import { unwrapCall } from '../../../../api/request-failure';
import { useChangeShopSettingsMutation } from '../../../../api/settings-api';
import { FailureNote } from '../../../../components/forms/failure-note';
import { FormField } from '../../../../components/forms/form-field';
import { SectionPanel } from '../../../../components/page/section-panel';
import { RecordsTable } from '../../../../components/records/records-table';
import { useRequest } from '../../../../features/use-request';
import { toast } from '../../../../services/toasts/toasts';

type SearchRow = SearchReport['searches'][number];

interface SearchWordsFormProps {
  report: SearchReport;
  searchWords: string;
}

/** The searches in vain. A press on one of them begins a line of the words, which the admin completes. */
export function SearchWordsForm({ report, searchWords }: SearchWordsFormProps) {
  const [change] = useChangeShopSettingsMutation();
  const [edited, setEdited] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const words = edited ?? searchWords;
  const parsed = searchWordsSchema.safeParse(words);
  const [state, request] = useRequest({
    send: () => unwrapCall(change({ searchWords: words.trim() || null })),
    onDone: () => {
      setEdited(undefined);
      toast.success('Search words saved.');
    },
  });
  const addLine = (text: string) => {
    setEdited([words.trimEnd(), `${text} => `].filter(Boolean).join('\n'));
    // The caret stands after the arrow.
    requestAnimationFrame(() => {
      const { current } = field;
      current?.focus();
      current?.setSelectionRange(current.value.length, current.value.length);
    });
  };
  return (
    <>
      <SectionPanel title="Searched in vain">
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
              { heading: 'Searches', cell: ({ searches }) => searches.toLocaleString() },
              { heading: 'Results', cell: ({ results }) => results.toLocaleString() },
              { heading: 'Opened', cell: ({ opened }) => opened.toLocaleString() },
              {
                heading: 'Meaning',
                cardArea: 'action',
                cell: (row) => <AddMeaning row={row} onAdd={addLine} />,
              },
            ]}
          />
        ) : (
          <Text>Nothing was searched for in vain.</Text>
        )}
      </SectionPanel>
      <SectionPanel title="Words of this shop">
        <Stack gap="4" maxWidth="3xl">
          <FormField
            label="What buyers’ words mean"
            hint="One line each. “sinn, zinn” mean the same. “trackman => gmt master” also finds a GMT Master. A meaning can be a size, a year or a depth: “thin wrist => under 38mm”. A line replaces what the search knows about its words; “batman =>” removes it."
            error={
              edited !== undefined && parsed.error ? parsed.error.issues[0]?.message : undefined
            }
          >
            <Textarea
              ref={field}
              value={words}
              onChange={({ currentTarget }) => setEdited(currentTarget.value)}
              rows={10}
              fontFamily="mono"
              textStyle="sm"
              dir="auto"
            />
          </FormField>
          {state.status === 'failed' && state.failure && <FailureNote>{state.failure}</FailureNote>}
          <Button
            alignSelf="start"
            loading={state.status === 'busy'}
            disabled={words.trim() === searchWords || !parsed.success}
            onClick={() => void request()}
          >
            Save
          </Button>
          <details>
            <summary>Words that the search knows</summary>
            <Box
              asChild
              marginTop="3"
              maxHeight="24rem"
              overflow="auto"
              textStyle="sm"
              whiteSpace="pre-wrap"
            >
              <pre tabIndex={0} role="region" aria-label="Words that the search knows">
                {report.builtInWords}
              </pre>
            </Box>
          </details>
        </Stack>
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
