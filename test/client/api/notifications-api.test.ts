import { notificationsApi } from '../../../src/client/api/notifications-api';
import { describeCalls } from '../support/describe-calls';
import { notification } from '../support/notifications';

const { endpoints: notifications } = notificationsApi;

describeCalls([
  {
    name: 'the notifications of a user',
    call: (dispatch) => dispatch(notifications.notifications.initiate()),
    method: 'get',
    pathPattern: '/notifications',
    response: [notification],
  },
  {
    name: 'the notifications of a user, with unknown kinds',
    call: (dispatch) => dispatch(notifications.notifications.initiate()),
    method: 'get',
    pathPattern: '/notifications',
    response: [{ ...notification, news: 'sentByPost' }, notification],
    result: [notification],
  },
  {
    name: 'the number of new notifications',
    call: (dispatch) => dispatch(notifications.unseenNotifications.initiate()),
    method: 'get',
    pathPattern: '/notifications/unseen',
    response: { count: 3 },
  },
  {
    name: 'marking all notifications as seen',
    call: (dispatch) => dispatch(notifications.markNotificationsSeen.initiate()),
    method: 'put',
    pathPattern: '/notifications/seen',
    response: { acknowledged: true, modifiedCount: 3 },
  },
]);
