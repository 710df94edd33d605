import { testCharts } from './chart-lines.ts';
import * as machines from './play.machine.ts';

testCharts(machines, {
  snake: [
    'snake; begins in new',
    '  new',
    '  - event: ARROW.*: goes to moving; does turn head',
    '  moving; invoke clock',
    '  - event: TICK: stays; does move',
    '  - event: ARROW.*, if not is about turn: stays; does turn head',
    '  - always: always, if ate apple: stays; does grow',
    '  - always: always, else if hit wall or hit tail: goes to over',
    '  over',
    '  - event: NEW_GAME: goes to new',
  ],
  trivia: [
    'trivia; output …; begins in welcome',
    '  welcome',
    '  - event: START: goes to loading',
    '  loading; invoke loadQuestions',
    '  - done: loadQuestions done: goes to asking',
    '  - error: loadQuestions error: goes to welcome; does console.error(event)',
    '  asking; begins in asking.waiting',
    '  - event: NEXT, if has more and (in trivia.asking.right or not in asking.wrong): re-enters asking.waiting',
    '  - event: NEXT, else: goes to over',
    '    waiting',
    '    - event: ANSWER, if is right: goes to asking.right',
    '    - event: ANSWER, else: goes to asking.wrong',
    '    - after: after 15\u00A0s: goes to asking.wrong',
    '    right; entry / assign(points)',
    '    wrong',
    '  over; output points, of; final',
  ],
});
