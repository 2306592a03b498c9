import { HStack, Input, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useUrlField } from '../../../components/forms/use-url-field';
import { useSetFilter } from './use-set-filter';

interface DateFilterProps {
  /** The parameter of the URL. */
  name: string;
  label: string;
}

/** A day by which a list is filtered. The URL stores it. */
export function DateFilter({ name, label }: DateFilterProps) {
  const [search] = useSearchParams();
  const setFilter = useSetFilter();
  const field = useUrlField(search.get(name) ?? '', (day) => setFilter(name, day));
  return (
    <HStack as="label" gap="2" maxWidth="full">
      <Text as="span" color="fg.muted" minWidth="10">
        {label}
      </Text>
      <Input type="date" bg="bg.panel" width="11rem" {...field} />
    </HStack>
  );
}
