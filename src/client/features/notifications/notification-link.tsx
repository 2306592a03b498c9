import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Notification } from '../../../contract/talking/notification';
import {
  notificationText,
  wishNotificationText,
} from '../../../contract/talking/notification-text';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { PostedTime } from '../../components/product/posted-time';
import { paths } from '../../services/paths/paths';

export function NotificationLink({ notification }: { notification: Notification }) {
  const { productName, seen, createdAt } = notification;
  const [{ title, next }, path] =
    'orderId' in notification
      ? [
          notificationText(notification.news, notification.as, productName),
          paths.order(notification.orderId),
        ]
      : [
          wishNotificationText(notification.news, productName),
          paths.product(notification.productId),
        ];
  return (
    <Box
      asChild
      display="block"
      padding={{ base: '4', md: '5' }}
      bg={seen ? 'bg.panel' : 'brand.muted'}
      borderWidth="1px"
      borderRadius="xl"
      transition="box-shadow 0.2s"
      _hover={{ boxShadow: 'md' }}
    >
      <Link to={path}>
        <Stack gap="1">
          <Flex gap="3" align="start" justify="space-between">
            <Text fontWeight="600" minWidth="0" overflowWrap="anywhere">
              {title}
            </Text>
            {!seen && (
              <Badge colorPalette="green" size="lg" flexShrink="0">
                New
              </Badge>
            )}
          </Flex>
          <Text textStyle="sm" overflowWrap="anywhere">
            {inGoodsWords(next)}
          </Text>
          <Text textStyle="xs" color="fg.muted">
            <PostedTime date={createdAt} />
          </Text>
        </Stack>
      </Link>
    </Box>
  );
}
