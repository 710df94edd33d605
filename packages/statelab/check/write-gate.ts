import { gateWords as words } from '#statelab/messages/verdicts.ts';
import { element, printXml } from './xml.ts';
import type { Check } from './gate.ts';

export const junit = (checks: readonly Check[]): string => {
  const failed = checks.filter(({ faults }) => faults.length > 0).length;
  const counts = { tests: String(checks.length), failures: String(failed) };
  const cases = checks.map(({ machine, name, faults }) => {
    const failures = faults.map((message) => element('failure', { message }));
    return element('testcase', { classname: machine, name }, failures);
  });
  return printXml(element('testsuite', { name: 'statelab', ...counts }, cases));
};

/** The faults as a SARIF 2.1.0 log; `placeOf` returns the file of a check. */
export const sarif = (checks: readonly Check[], placeOf: (check: Check) => string): string =>
  `${JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'statelab', rules: [] } },
          results: checks.flatMap((check) =>
            check.faults.map((text) => ({
              ruleId: `${check.machine}/${check.name}`,
              level: 'error',
              message: { text },
              locations: [{ physicalLocation: { artifactLocation: { uri: placeOf(check) } } }],
            })),
          ),
        },
      ],
    },
    null,
    1,
  )}\n`;

/** The faults in Markdown, for a pull request. */
export function summary(checks: readonly Check[]): string {
  const rows = checks.flatMap(({ machine, name, faults }) =>
    faults.map((fault) => `| ${[machine, name, fault].map(words.cell).join(' | ')} |`),
  );
  const verdict = words.verdict(checks.length, rows.length);
  const table = rows.length === 0 ? [] : [words.heads, '| --- | --- | --- |', ...rows, ''];
  return [`## ${verdict}`, '', ...table].join('\n');
}

/** The faults for a terminal. */
export const printGate = (checks: readonly Check[]): string =>
  [
    ...checks.flatMap(({ machine, name, faults }) =>
      faults.map((fault) => `${machine}, ${name}: ${fault}`),
    ),
    words.verdict(checks.length, checks.flatMap(({ faults }) => faults).length),
    '',
  ].join('\n');
