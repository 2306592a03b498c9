import { Box, DataList, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReportDetails } from '../../../../../contract/trust/report';
import {
  reportReasonLabel,
  reportSubjectLabels,
} from '../../../../../contract/trust/report-reasons';
import { SectionPanel } from '../../../../components/page/section-panel';
import { DateTime } from '../../../../components/product/date-time';
import { PriceText } from '../../../../components/product/price-text';
import { ProductPicture } from '../../../../components/product/product-picture';
import { UserLink } from '../../console/people/user-link';
import { ReportContext } from './report-context';
import { ReportedMessageFact } from './reported-message-fact';
import { ReportedReview } from './reported-review';
import { ReportSubjectLinks } from './report-subject-links';

/** What was reported, by whom, and what is known about it. */
export function ReportFacts({ report }: { report: ReportDetails }) {
  const { subjectType, message, reason, text, createdAt, listing, review } = report;
  const { reporterId, reporterName, personId, personName } = report;
  return (
    <SectionPanel title={reportSubjectLabels[subjectType]}>
      <Flex gap="4" direction={{ base: 'column', md: 'row' }}>
        {listing && (
          <Box
            width={{ base: 'full', md: '40' }}
            flexShrink="0"
            borderRadius="md"
            overflow="hidden"
          >
            <ProductPicture source={listing.image} name="" ratio={4 / 3} sizes="10rem" />
          </Box>
        )}
        <Stack gap="2" minWidth="0">
          <ReportSubjectLinks report={report} />
          {listing && <PriceText price={listing.sellingPrice} currency={listing.currency} />}
          {listing && (
            <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
              {listing.description}
            </Text>
          )}
        </Stack>
      </Flex>
      <DataList.Root orientation="horizontal">
        {review && (
          <Fact label={review.isReplyReported ? 'Reported answer' : 'Reported review'}>
            <ReportedReview review={review} />
          </Fact>
        )}
        {message && (
          <Fact label="Reported message">
            <ReportedMessageFact message={message} />
          </Fact>
        )}
        <Fact label="Reason">
          <span>{reportReasonLabel(reason)}</span>
        </Fact>
        <Fact label="What is wrong">
          <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
            {text}
          </Text>
        </Fact>
        <Fact label="Reported by">
          {reporterId ? (
            <UserLink name={reporterName} id={reporterId} />
          ) : (
            <bdi>{reporterName || 'A visitor'}</bdi>
          )}
        </Fact>
        <Fact label="Reported">
          <DateTime date={createdAt} />
        </Fact>
        <Fact label="Person">
          <UserLink name={personName} id={personId} />
        </Fact>
        <Fact label="Known">
          <ReportContext report={report} />
        </Fact>
      </DataList.Root>
    </SectionPanel>
  );
}

function Fact({ label, children }: { label: string; children: React.JSX.Element }) {
  return (
    <DataList.Item alignItems="start">
      <DataList.ItemLabel minWidth="32">{label}</DataList.ItemLabel>
      <DataList.ItemValue minWidth="0">{children}</DataList.ItemValue>
    </DataList.Item>
  );
}
