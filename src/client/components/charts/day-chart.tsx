import { Box, Flex, Text } from '@chakra-ui/react';
import { formatCount } from '../../../contract/text/format-count';
import { formatUtcDay } from './format-utc-day';

interface DayChartProps {
  /** What is counted, such as "Views". */
  label: string;
  total: number;
  /** The count of each day, oldest first. `day` is an ISO 8601 date. */
  counts: readonly { day: string; count: number }[];
  /** How a count is written; by default as a number. */
  format?: (count: number) => string;
}

/** The size of the drawing. It is stretched to the available width. */
const barWidth = 10;
const height = 64;
/** Keeps a count of 1 visible beside one of 1,000. */
const minBarHeight = 3;

/** A panel with a bar chart of a count for each day. Screen readers read the sum and the highest day. */
export function DayChart({ label, total, counts, format = formatCount }: DayChartProps) {
  const highest = counts.reduce<{ day: string; count: number } | undefined>(
    (best, each) => (each.count > (best?.count ?? 0) ? each : best),
    undefined,
  );
  const summary = highest
    ? `${label}: ${format(total)} in ${counts.length} days, most on ${formatUtcDay(highest.day)}: ${format(highest.count)}`
    : `${label}: none in ${counts.length} days`;
  return (
    <Box padding="5" bg="bg.panel" borderWidth="1px" borderRadius="xl" minWidth="0">
      <Flex justify="space-between" align="baseline" gap="3" marginBottom="1">
        <Text fontWeight="600">{label}</Text>
        <Text textStyle="figure" fontSize="xl">
          {format(total)}
        </Text>
      </Flex>
      <Box
        asChild
        display="block"
        width="full"
        height="16"
        color="brand.solid"
        borderBottomWidth="1px"
      >
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${counts.length * barWidth} ${height}`}
          preserveAspectRatio="none"
        >
          {counts.map(({ day, count }, index) => {
            if (count === 0 || !highest) return null;
            const barHeight = Math.max(minBarHeight, (count / highest.count) * height);
            return (
              <rect
                key={day}
                x={index * barWidth + 1}
                y={height - barHeight}
                width={barWidth - 2}
                height={barHeight}
                fill="currentColor"
              />
            );
          })}
        </svg>
      </Box>
      <Flex justify="space-between" color="fg.muted" textStyle="xs" marginTop="1">
        <span>{counts[0] && formatUtcDay(counts[0].day)}</span>
        <span>Today</span>
      </Flex>
    </Box>
  );
}
