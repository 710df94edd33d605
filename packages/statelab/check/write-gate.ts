import { gateWords as words } from '#statelab/messages/verdicts.ts';
import { printXml } from './xml.ts';
import type { Check } from './gate.ts';

/** The faults as a JUnit report. */
export const junit = (checks: readonly Check[]): string =>
  printXml({
    name: 'testsuite',
    attributes: {
      name: 'statelab',
      tests: String(checks.length),
      failures: String(checks.filter(({ faults }) => faults.length > 0).length),
    },
    children: checks.map(({ machine, name, faults }) => ({
      name: 'testcase',
      attributes: { classname: machine, name },
      children: faults.map((message) => ({
        name: 'failure',
        attributes: { message },
        children: [],
      })),
    })),
  });

/** The faults for a terminal. */
export const printGate = (checks: readonly Check[]): string =>
  [
    ...checks.flatMap(({ machine, name, faults }) =>
      faults.map((fault) => `${machine}, ${name}: ${fault}`),
    ),
    words.verdict(checks.length, checks.flatMap(({ faults }) => faults).length),
    '',
  ].join('\n');
