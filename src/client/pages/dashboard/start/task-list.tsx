import { Box, Center, Flex, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import ChevronRightIcon from '@heroicons/react/24/outline/ChevronRightIcon';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../../contract/text/format-count';
import { ProductPicture } from '../../../components/product/product-picture';
import { RecordsSkeleton } from '../../../components/records/records-skeleton';

/** Something that waits for the user. */
export interface Task {
  id: string;
  /** A picture of a product, or the number of things to do. */
  picture: { source: string } | { count: number };
  title: string;
  detail?: string;
  /** Where it is done. */
  to: string;
}

interface TaskListProps {
  /** Undefined while they load. */
  tasks: readonly Task[] | undefined;
  /** Rendered if nothing waits. */
  empty: ReactElement;
}

/** What waits for the user: a row with a picture for each, which links to where it is done. */
export function TaskList({ tasks, empty }: TaskListProps) {
  return (
    <Box as="section" aria-label="What needs you">
      <Heading as="h2" textStyle="cardTitle" marginBottom="3">
        What needs you
      </Heading>
      {!tasks ? (
        <RecordsSkeleton label="Loading what needs you" />
      ) : tasks.length === 0 ? (
        empty
      ) : (
        <Stack
          as="ul"
          listStyleType="none"
          gap="0"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="xl"
        >
          {tasks.map((task) => (
            <Box as="li" key={task.id} _notFirst={{ borderTopWidth: '1px' }}>
              <TaskRow {...task} />
            </Box>
          ))}
        </Stack>
      )}
    </Box>
  );
}

function TaskRow({ picture, title, detail, to }: Task) {
  return (
    <ChakraLink
      asChild
      display="flex"
      gap="4"
      paddingX="4"
      paddingY="3"
      borderRadius="xl"
      textDecoration="none"
      _hover={{ bg: 'bg.subtle' }}
    >
      <Link to={to}>
        <Center boxSize="12" flexShrink="0" borderRadius="lg" overflow="hidden" bg="brand.subtle">
          {'source' in picture ? (
            <Box width="full">
              <ProductPicture source={picture.source} name="" ratio={1} sizes="3rem" />
            </Box>
          ) : (
            <Text textStyle="figure" color="brand.fg">
              {formatCount(picture.count)}
            </Text>
          )}
        </Center>
        <Stack gap="0" flex="1" minWidth="0">
          <Text fontWeight="600" overflowWrap="anywhere">
            {title}
          </Text>
          {detail && (
            <Text textStyle="sm" color="fg.muted" truncate dir="auto">
              {detail}
            </Text>
          )}
        </Stack>
        <Flex
          as="span"
          flexShrink="0"
          boxSize="5"
          color="fg.muted"
          _rtl={{ transform: 'scaleX(-1)' }}
        >
          <ChevronRightIcon />
        </Flex>
      </Link>
    </ChakraLink>
  );
}
