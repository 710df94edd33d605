import { testCharts } from './chart-lines.ts';
import * as machines from './actors.machine.ts';

testCharts(machines, {
  todoList: [
    'todos; invoke storage; may spawn todo; begins in ready',
    '- event: TODO.NEW: stays; does assign(todos)',
    '- event: TODO.COMMIT: stays; does assign(todos), sendTo(persist, SAVE, after 500\u00A0ms)',
    '- event: TODO.DELETE: stays; does stopChild(…), enqueueActions(…)',
    '- event: *: stays; does log(todos)',
    '  ready',
  ],
  friends: [
    'friends; begins in idle',
    '  idle',
    '  - event: FRIENDS.ADD: stays; does spawnChild(loadFriend as friend), assign(friends), emit(friendAdded)',
    '  - event: FRIEND.REMOVE: stays; does stopChild(friend), emit(…)',
    '  - done: friend done: stays; does log(…)',
    '  - error: * error: stays; does warn',
  ],
  pinger: [
    'pinger; invoke ponger, umpire, inline actor; begins in serving',
    '- snapshot: umpire snapshot: stays; does keepScore',
    '  serving; entry / sendTo(0.pinger, PING, after …); exit / cancel(serve)',
    '  - event: PONG: goes to rallying',
    '  rallying',
    '  - event: PONG: stays; does sendTo(umpire, …), sendTo(…, HIT)',
    '  - event: HIT: stays; does enqueueActions(hitBack)',
  ],
  orders: [
    'orders; entry / startAudit; output …; begins in provisioning',
    '  provisioning; invoke provision (left), provision (right)',
    '  - done: provision (left) done: stays; does assign(left)',
    '  - done: provision (right) done: goes to ready',
    '  ready; entry / notify; output "ready"; final',
  ],
});
