import { testCharts } from './chart-lines.ts';
import { empty, oddIds, unicode } from './odd.machine.ts';

testCharts(
  { empty, oddIds, unicode },
  {
    empty: ['(machine)'],
    unicode: [
      'ürün-状態; begins in 待機中',
      '  待機中',
      '  - event: 送信 ➜: goes to Отправлено',
      '  - event: ÉVÉNEMENT D’ÉTÉ: goes to été 🌞',
      '  Отправлено; entry / प्रणाम',
      '  été 🌞',
      '  - event: שלום, if هل هو جاهز: goes to 待機中',
    ],
    oddIds: [
      'shop/till #1; begins in first.step',
      '  first.step',
      '  - event: a|b: goes to a "quoted" <state>',
      '  - event: x: "y"; z: goes to first.step',
      '  a "quoted" <state>',
      '  - event: 50%: goes to line\nbreak',
      '  line\nbreak',
      '  - event: BACK: goes to first.step',
    ],
  },
);
