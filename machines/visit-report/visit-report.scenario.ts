import type { Scenario } from '#machines/scenario.ts';
import { visitReportMachine } from './visit-report.machine.ts';

export const noPage =
  'Its bar is over every page of a recorded visit, which the lab does not record.';

export const visitReportScenario: Scenario<typeof visitReportMachine> = {
  machine: visitReportMachine,
  input: { canShare: true },
  events: [
    { event: { type: 'RECORDING.STOP' } },
    { event: { type: 'FILE.SAVE' } },
    { event: { type: 'FILE.SHARE' } },
    { event: { type: 'REPORT.CLOSE' } },
  ],
  outcomes: {
    finishReport: [
      { name: 'a report', output: '{}' },
      { name: 'failure', error: new Error('There is no report.') },
    ],
    saveReport: [
      { name: 'saved', output: undefined },
      { name: 'failure', error: new Error('The browser takes no file.') },
    ],
    shareReport: [
      { name: 'shared', output: 'shared' },
      { name: 'cancelled', output: 'cancelled' },
      { name: 'failure', error: new DOMException('Permission denied', 'NotAllowedError') },
    ],
  },
  key: ({ value, context }) => `${JSON.stringify(value)} ${context.report !== ''}`,
  accepted: {
    'dead end: visit-report.closed': 'A new report starts with a new recording.',
  },
  invariants: {
    'only a press saves or shares the report': ({ started, step }) =>
      started.every(({ actor }) => actor === 'finishReport') ||
      (step.kind === 'event' && /^FILE\.(?:SAVE|SHARE)$/.test(step.event.type)),
    'a report is offered only if there is one': ({ after }) =>
      !after.hasTag('ready') || after.context.report !== '',
  },
};
