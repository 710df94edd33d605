import { testCharts } from './chart-lines.ts';
import * as machines from './seven-guis.machine.ts';

testCharts(machines, {
  counter: [
    'counter',
    '- event: increment: stays; does assign(count)',
    '- event: decrement, if isPositive: stays; does assign(count)',
  ],
  temperature: [
    'temperature; begins in active',
    '  active',
    '  - event: CELSIUS: stays; does assign(celsius, fahrenheit)',
    '  - event: FAHRENHEIT: stays; does assign(celsius, fahrenheit)',
  ],
  flightBooker: [
    'flight; begins in scheduling',
    '  scheduling; begins in scheduling.oneWay',
    '  - event: CHANGE_DEPARTURE: stays; does assign(departure)',
    '    oneWay',
    '    - event: ROUND_TRIP: goes to scheduling.roundTrip',
    '    - event: BOOK, if is departure valid: goes to booking',
    '    roundTrip',
    '    - event: ONE_WAY: goes to scheduling.oneWay',
    '    - event: CHANGE_RETURN: stays; does assign(return)',
    '    - event: BOOK, if is departure valid and is return valid and is return after departure: goes to booking',
    '  booking; invoke book',
    '  - done: book done: goes to booked',
    '  - error: book error: goes to failed',
    '  booked; final',
    '  failed',
    '  - event: RETRY: goes to booking',
  ],
  timer: [
    'timer; begins in running',
    '- event: DURATION.UPDATE: stays; does assign(duration)',
    '- event: RESET: stays; does assign(elapsed)',
    '  running; invoke ticks',
    '  - event: TICK: stays; does assign(elapsed)',
    '  - always: always, if is over: goes to paused',
    '  paused',
    '  - always: always, if not is over: goes to running',
  ],
});
