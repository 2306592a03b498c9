import { Button } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { useConversationsQuery } from '../../api/conversations-api';
import { askDialogId, readDialogParameter } from '../../services/paths/login-state';
import { paths } from '../../services/paths/paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { AskButton } from './ask-button';
import { lazyAskDialog } from './lazy-ask-dialog';

interface OrderConversationProps {
  orderId: string;
  productName: string;
  /** The viewer's role in the order. */
  as: 'buyer' | 'seller' | 'admin';
}

const AskDialog = lazyAskDialog(
  () => import(/* webpackChunkName: "order-message" */ './ask-dialog'),
);

const labels = {
  buyer: 'Write to the seller',
  seller: 'Write to the buyer',
  admin: 'Read the conversation',
};

/**
 * The link to the conversation of an order, or the button with which its buyer or seller starts it. For an
 * admin, the server lists the conversation only if they can read it.
 */
export function OrderConversation({ orderId, productName, as }: OrderConversationProps) {
  const { uid } = useSignedInUser();
  const { search } = useLocation();
  const { data } = useConversationsQuery({ orderId });
  const label = labels[as];
  if (!data) return null;
  const [conversation] = data;
  if (conversation) {
    return (
      <Button asChild variant="outline">
        <Link to={paths.conversation(conversation.id)}>{label}</Link>
      </Button>
    );
  }
  if (as === 'admin') return null;
  return (
    <AskButton
      AskDialog={AskDialog}
      label={label}
      subject={{ orderId }}
      productName={productName}
      uid={uid}
      isRequested={readDialogParameter(search) === askDialogId(orderId)}
    />
  );
}
