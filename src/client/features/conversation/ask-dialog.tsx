import { Button, Flex, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link, useNavigate } from 'react-router-dom';
import type { NewMessage } from '../../../contract/talking/conversation';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { conversationsApi, useConversationsQuery } from '../../api/conversations-api';
import { unwrapCall } from '../../api/request-failure';
import type { Dispatch } from '../../api/store';
import { useAppDispatch } from '../../api/store-hooks';
import { useCloseOnBack } from '../../components/dialogs/use-close-on-back';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { askDialogId } from '../../services/paths/login-state';
import { paths } from '../../services/paths/paths';
import { Composer } from './composer';
import { useComposerForm } from './composer-form';
import { OutgoingList } from './outgoing-list';
import { useConversation } from './use-conversation';

/** Frequent questions. Choosing one puts it in the message, where it can be changed. */
const questions = [
  'Is it still available?',
  'Does it come with box and papers?',
  'Where can we meet?',
];

/** What the first message is about. */
export type MessageSubject = { productId: string } | { orderId: string };

export interface AskDialogProps {
  open: boolean;
  title: string;
  subject: MessageSubject;
  productName: string;
  uid: string;
  onOpen: () => void;
  onClose: () => void;
  /** Called after the exit animation. */
  onExitComplete: () => void;
}

/** The dialog in which a user writes the first message about a watch or an order. */
export function AskDialog(props: AskDialogProps) {
  const { open, title, subject, productName, uid, onOpen, onClose, onExitComplete } = props;
  const id = 'productId' in subject ? subject.productId : subject.orderId;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { data: [conversation] = [] } = useConversationsQuery(subject);
  const draft = `ask-${id}-${uid}`;
  const [snapshot, send] = useConversation({
    draft,
    sendMessage: (message) => sendFirstMessage(dispatch, subject, message),
    // Replaces the dialog's history entry.
    onSent: ({ conversationId }) =>
      void navigate(paths.conversation(conversationId), { replace: true }),
  });
  const { form, submit } = useComposerForm({
    draft,
    onSend: (message) => send({ type: 'conversation.send', message }),
  });
  useCloseOnBack({ id: askDialogId(id), open, onBack: onClose, onForward: onOpen });
  const { queue } = snapshot.context;
  const add = (question: string) => {
    const { text } = form.getState().values;
    form.change('text', text ? `${text}\n${question}` : question);
  };

  return (
    <FormDialog open={open} title={title} onClose={onClose} onExitComplete={onExitComplete}>
      <Stack gap="4">
        <Text fontWeight="600" dir="auto">
          {productName}
        </Text>
        {conversation && (
          <ChakraLink asChild variant="underline" minHeight="6" alignSelf="start">
            <Link to={paths.conversation(conversation.id)} replace>
              See your messages about it
            </Link>
          </ChakraLink>
        )}
        {queue.length > 0 ? (
          <Stack as="ol" aria-label="Messages to send" listStyleType="none" gap="2.5">
            <OutgoingList snapshot={snapshot} send={send} messages={queue} />
          </Stack>
        ) : (
          <>
            <Flex
              as="ul"
              aria-label="Frequent questions"
              gap="2"
              wrap="wrap"
              hidden={!('productId' in subject)}
            >
              {questions.map((question) => (
                <li key={question}>
                  <Button size="xs" variant="outline" rounded="full" onClick={() => add(question)}>
                    {question}
                  </Button>
                </li>
              ))}
            </Flex>
            <Composer form={form} submit={submit} />
            <Text textStyle="xs" color="fg.muted">
              {inGoodsWords(
                "Phone numbers, email addresses and links are hidden until you pay. You're only protected if you pay here.",
              )}
            </Text>
          </>
        )}
      </Stack>
    </FormDialog>
  );
}

function sendFirstMessage(dispatch: Dispatch, subject: MessageSubject, message: NewMessage) {
  const { askAboutProduct, messageAboutOrder } = conversationsApi.endpoints;
  const untracked = { track: false } as const;
  return 'productId' in subject
    ? unwrapCall(dispatch(askAboutProduct.initiate({ ...subject, ...message }, untracked)))
    : unwrapCall(dispatch(messageAboutOrder.initiate({ ...subject, ...message }, untracked)));
}
