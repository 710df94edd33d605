import { gateWords as words } from '#statelab/messages/verdicts.ts';
import { element, printXml } from './xml.ts';
import type { Check } from './gate.ts';

/** The faults as a JUnit report. */
export const junit = (checks: readonly Check[]): string => {
  const failed = checks.filter(({ faults }) => faults.length > 0).length;
  const counts = { tests: String(checks.length), failures: String(failed) };
  const cases = checks.map(({ machine, name, faults }) => {
    const failures = faults.map((message) => element('failure', { message }));
    return element('testcase', { classname: machine, name }, failures);
  });
  return printXml(element('testsuite', { name: 'statelab', ...counts }, cases));
};

/** The faults for a terminal. */
export const printGate = (checks: readonly Check[]): string =>
  [
    ...checks.flatMap(({ machine, name, faults }) =>
      faults.map((fault) => `${machine}, ${name}: ${fault}`),
    ),
    words.verdict(checks.length, checks.flatMap(({ faults }) => faults).length),
    '',
  ].join('\n');
