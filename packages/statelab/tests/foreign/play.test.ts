import { expect, test } from 'vitest';
import { chartLines } from './chart-lines.ts';
import { mediaPlayer, snake, ticTacToe, trivia } from './play.machine.ts';

test('a media player', () => {
  expect(chartLines(mediaPlayer)).toEqual([
    'player (parallel)',
    '  track; begins in track.paused',
    '    paused',
    '    - event: PLAY, if not in power.off: goes to track.playing',
    '    playing; invoke audio',
    '    - event: PAUSE: goes to track.paused',
    '    - event: END: goes to track.paused',
    '  volume; begins in volume.normal',
    '    normal',
    '    - event: MUTE: goes to volume.muted',
    '    muted',
    '    - event: UNMUTE: goes to volume.normal',
    '  power; begins in power.on',
    '    on',
    '    - event: SHUT_DOWN: goes to power.off',
    '    off; final',
  ]);
});

test('tic-tac-toe', () => {
  expect(chartLines(ticTacToe)).toEqual([
    'tic-tac-toe; output …; begins in playing',
    '  playing',
    '  - event: PLAY, if is valid move: goes to playing; does assign(board, moves, player)',
    '  - always: always, if has won: goes to gameOver.winner',
    '  - always: always, else if is draw: goes to gameOver.draw',
    '  gameOver; begins in gameOver.winner',
    '  - event: RESET: goes to playing; does assign(board, moves)',
    '    winner; entry / assign(winner)',
    '    draw',
  ]);
});

test('snake', () => {
  expect(chartLines(snake)).toEqual([
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
  ]);
});

test('a trivia game', () => {
  expect(chartLines(trivia)).toEqual([
    'trivia; output …; begins in welcome',
    '  welcome',
    '  - event: START: goes to loading',
    '  loading; invoke loadQuestions',
    '  - done: loadQuestions done: goes to asking',
    '  - error: loadQuestions error: goes to welcome; does console.error(event)',
    '  asking; begins in asking.waiting',
    '  - event: NEXT, if has more and (in trivia.asking.right or in asking): re-enters asking.waiting',
    '  - event: NEXT, else: goes to over',
    '    waiting',
    '    - event: ANSWER, if is right: goes to asking.right',
    '    - event: ANSWER, else: goes to asking.wrong',
    '    - after: after 15\u00A0s: goes to asking.wrong',
    '    right; entry / assign(points)',
    '    wrong',
    '  over; output points, of; final',
  ]);
});
