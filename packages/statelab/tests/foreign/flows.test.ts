import { expect, test } from 'vitest';
import { chartLines } from './chart-lines.ts';
import { checkout, creditCheck, dragAndDrop, videoUpload } from './flows.machine.ts';

test('a checkout', () => {
  expect(chartLines(checkout)).toEqual([
    'checkout; begins in cart',
    '  cart',
    '  - event: ADD: stays; does assign(items)',
    "  - event: CHECKOUT, if context['items'].length>0: goes to address",
    '  address',
    '  - event: NEXT: goes to payment',
    '  - event: BACK: goes to cart',
    '  payment; begins in payment.method',
    '  - done: payment done: goes to confirmed',
    '    method',
    '    - event: CARD: goes to payment.charging',
    '    - event: BACK: goes to address',
    '    charging; invoke chargeCard',
    '    - done: chargeCard done: goes to payment.paid',
    '    - error: chargeCard error: goes to payment.declined',
    '    declined',
    '    - event: RETRY: goes to payment.charging',
    '    paid; final',
    '  confirmed; entry / log(Thank you); final',
  ]);
});

test('a video upload', () => {
  expect(chartLines(videoUpload)).toEqual([
    'upload; begins in idle',
    '  idle',
    '  - event: file.select: goes to uploading',
    '  uploading; invoke inline actor',
    '  - event: upload.pause: goes to paused',
    '  - event: upload.cancel: goes to idle',
    '  - done: inline actor done: goes to processing',
    '  - error: inline actor error: goes to failed',
    '  - snapshot: inline actor snapshot: stays; does assign(progress)',
    '  paused',
    '  - event: upload.resume: goes to uploading',
    '  processing; invoke transcode',
    '  - done: transcode done: goes to ready',
    '  - after: after 60\u00A0s: goes to failed',
    '  ready; final',
    '  failed',
    '  - event: retry: goes to uploading',
  ]);
});

test('a credit check', () => {
  expect(chartLines(creditCheck)).toEqual([
    'credit-check; begins in verifying',
    '  verifying; invoke verifyCredentials, keepSession',
    '  - done: verifyCredentials done: goes to checking',
    '  - error: verifyCredentials error: goes to refused',
    '  checking (parallel)',
    '  - done: checking done, if all sheets are in: goes to judged',
    '    equigavin; begins in checking.equigavin.asking',
    '      asking; invoke checkEquigavin',
    '      - done: checkEquigavin done: goes to checking.equigavin.done',
    '      - error: checkEquigavin error: goes to checking.equigavin.done; does assign(equigavin)',
    '      done; final',
    '    gavUnion; begins in checking.gavUnion.asking',
    '      asking; invoke checkGavUnion',
    '      - done: checkGavUnion done: goes to checking.gavUnion.done',
    '      - error: checkGavUnion error: goes to checking.gavUnion.done',
    '      done; final',
    '  judged; final',
    '  refused',
    '  - event: RETRY: goes to verifying',
  ]);
});

test('drag and drop', () => {
  expect(chartLines(dragAndDrop)).toEqual([
    'drag; begins in idle',
    '  idle',
    '  - event: mouse.down: goes to dragging; does rememberStart',
    '  dragging',
    '  - event: mouse.move: stays; does assign(…)',
    '  - event: mouse.up: goes to idle; does drop',
    '  - event: mouse.*: does nothing, on purpose',
    '  - event: escape: goes to idle; does raise(DRAG.CANCELLED, after 200\u00A0ms)',
  ]);
});
