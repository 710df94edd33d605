import { testCharts } from './chart-lines.ts';
import * as machines from './actors.machine.ts';

testCharts(machines, {
  todoList: [
    'todos; invoke storage; may spawn todo; begins in ready',
    '- event: TODO.NEW: stays; does assign(todos)',
    '- event: TODO.COMMIT: stays; does assign(todos), sendTo(persist, SAVE, after 500\u00A0ms)',
    '- event: TODO.DELETE: stays; does stopChild(…), enqueueActions(…)',
    '- error: * error: stays; does raise(TODO.NEW), emit(failed)',
    '- event: *: stays; does log(todos), spawnChild(storage as other)',
    '  ready',
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
});
