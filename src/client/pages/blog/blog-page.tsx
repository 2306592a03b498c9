import { Accordion, Container, Heading, Stack, Text } from '@chakra-ui/react';
import { routes } from '../../../contract/routes';
import { PageHead } from '../../components/page/page-head';
import { questions } from './questions';

export default function BlogPage() {
  const [first] = questions;
  return (
    <Container maxWidth="3xl" paddingY={{ base: '10', md: '16' }}>
      <PageHead
        title={routes.blog.title}
        description="Questions and answers about state, prototypes, unit tests and the frameworks of the browser."
      />
      <Heading as="h1" textStyle="pageTitle" marginBottom="8">
        All Question and Answering Part
      </Heading>
      <Accordion.Root multiple defaultValue={first ? [first.id] : []} size="lg">
        {questions.map(({ id, question, answer }) => (
          <Accordion.Item key={id} value={id}>
            <Heading as="h2" textStyle="lg" fontFamily="body" fontWeight="500">
              <Accordion.ItemTrigger>
                <Text flex="1" textAlign="start">
                  {question}
                </Text>
                <Accordion.ItemIndicator />
              </Accordion.ItemTrigger>
            </Heading>
            <Accordion.ItemContent>
              <Accordion.ItemBody>
                <Stack gap="3" color="fg.muted" lineHeight="1.7">
                  {answer.map((paragraph) => (
                    <Text key={paragraph}>{paragraph}</Text>
                  ))}
                </Stack>
              </Accordion.ItemBody>
            </Accordion.ItemContent>
          </Accordion.Item>
        ))}
      </Accordion.Root>
    </Container>
  );
}
