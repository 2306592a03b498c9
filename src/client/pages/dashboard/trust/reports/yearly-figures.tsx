import { Flex, NativeSelect } from '@chakra-ui/react';
import { useState } from 'react';
import { reportsApi } from '../../../../api/reports-api';
import { CsvExport } from '../../records/csv-export';

const selectableYears = 5;

/** The export of the figures that an operator publishes each year. */
export function YearlyFigures() {
  const thisYear = new Date().getUTCFullYear();
  const [year, setYear] = useState(thisYear - 1);
  return (
    <Flex gap="3" wrap="wrap" marginStart={{ lg: 'auto' }}>
      <NativeSelect.Root width="28">
        <NativeSelect.Field
          aria-label="Year of the figures"
          bg="bg.panel"
          value={year}
          onChange={({ currentTarget: { value } }) => setYear(Number(value))}
        >
          {Array.from({ length: selectableYears }, (_, index) => thisYear - index).map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <CsvExport
        label="Export figures"
        fileName={`moderation-${year}.csv`}
        request={(dispatch) =>
          dispatch(
            reportsApi.endpoints.exportModerationFigures.initiate({ year }, { track: false }),
          )
        }
      />
    </Flex>
  );
}
