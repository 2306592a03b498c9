import { notificationsApi } from '../../../src/client/api/notifications-api';
import { describeCalls } from '../support/describe-calls';
import { notification } from '../support/notifications';

const { endpoints: notifications } = notificationsApi;

describeCalls([
  {
    name: 'what somebody was told',
    call: (dispatch) => dispatch(notifications.notifications.initiate()),
    method: 'get',
    at: '/notifications',
    answer: [notification],
  },
  {
    name: 'what somebody was told, by a server that tells of more than this client knows',
    call: (dispatch) => dispatch(notifications.notifications.initiate()),
    method: 'get',
    at: '/notifications',
    answer: [{ ...notification, news: 'sentByPost' }, notification],
    result: [notification],
  },
  {
    name: 'how much of it is new',
    call: (dispatch) => dispatch(notifications.unseenNotifications.initiate()),
    method: 'get',
    at: '/notifications/unseen',
    answer: { count: 3 },
  },
  {
    name: 'all of it seen',
    call: (dispatch) => dispatch(notifications.seeNotifications.initiate()),
    method: 'put',
    at: '/notifications/seen',
    answer: { acknowledged: true, modifiedCount: 3 },
  },
]);
