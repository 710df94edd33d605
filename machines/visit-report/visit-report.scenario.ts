import type { Scenario } from 'statelab/scenario';
import { largestReport } from './report-body.ts';
import { visitReportMachine } from './visit-report.machine.ts';

export const visitReportScenario: Scenario<typeof visitReportMachine> = {
  machine: visitReportMachine,
  events: [
    { event: { type: 'RECORDING.STOP' } },
    { event: { type: 'CONSENT.TOGGLE' } },
    { event: { type: 'REPORT.SEND' } },
    { event: { type: 'FILE.SAVE' } },
    { event: { type: 'REPORT.CLOSE' } },
  ],
  outcomes: {
    finishReport: [
      { name: 'a report', output: '{}' },
      { name: 'a report too long to send', output: 'x'.repeat(largestReport) },
      { name: 'failure', error: new Error('There is no report.') },
    ],
    sendReport: [
      { name: 'taken', output: { status: 200 } },
      { name: 'refused', output: { status: 413 } },
      { name: 'failure', error: new TypeError('Failed to fetch') },
    ],
    saveReport: [
      { name: 'saved', output: undefined },
      { name: 'failure', error: new Error('The browser takes no file.') },
    ],
  },
  key: ({ value, context }) =>
    `${JSON.stringify(value)} ${context.hasAgreed} ${context.report.length > 2}`,
  accepted: {
    'dead end: visit-report.closed': 'Whoever wants another report begins another recording.',
    'order decides: visit-report.ready.request.asking on REPORT.SEND: ‘is too long to send’ before ‘has agreed’':
      'Nobody has to agree to what can’t be done.',
  },
  invariants: {
    'nothing is sent without the visitor’s agreement': ({ started, before }) =>
      started.every(({ actor }) => actor !== 'sendReport') || before.context.hasAgreed,
    'nothing is sent but by a press': ({ started, step }) =>
      started.every(({ actor }) => actor !== 'sendReport') ||
      (step.kind === 'event' && step.event.type === 'REPORT.SEND'),
    'it is said to be sent only when the handler has taken it': ({ before, after, step }) =>
      before.hasTag('sent') ||
      !after.hasTag('sent') ||
      (step.kind === 'outcome' && step.outcome === 'taken'),
    'there is a report wherever one is offered': ({ after }) =>
      !after.hasTag('ready') || after.context.report !== '',
  },
};
