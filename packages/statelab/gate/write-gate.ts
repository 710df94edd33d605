import { gateWords as words } from '#statelab/messages/verdicts.ts';
import type { Check } from './gate.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const xml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The checks as a JUnit report. */
export function junit(checks: readonly Check[]): string {
  const cases = checks.map(({ machine, name, faults }) => {
    const failures = faults.map((fault) => `<failure message="${xml(fault)}"/>`).join('');
    return `<testcase classname="${xml(machine)}" name="${xml(name)}">${failures}</testcase>`;
  });
  const failed = checks.filter(({ faults }) => faults.length > 0).length;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="statelab" tests="${checks.length}" failures="${failed}">\n${cases.join('\n')}\n</testsuite>\n`;
}

/** The faults as a SARIF 2.1.0 log; `placeOf` gives the file that a check is of. */
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

/** The checks as Markdown, for a pull request: what is wrong, and how much was checked. */
export function summary(checks: readonly Check[]): string {
  const rows = checks.flatMap(({ machine, name, faults }) =>
    faults.map((fault) => `| ${[machine, name, fault].map(words.cell).join(' | ')} |`),
  );
  const told = words.told(checks.length, rows.length);
  const table = rows.length === 0 ? [] : [words.heads, '| --- | --- | --- |', ...rows, ''];
  return [`## ${told}`, '', ...table].join('\n');
}

/** The checks as text for a terminal. */
export const printGate = (checks: readonly Check[]): string =>
  [
    ...checks.flatMap(({ machine, name, faults }) =>
      faults.map((fault) => `${machine}, ${name}: ${fault}`),
    ),
    words.told(checks.length, checks.flatMap(({ faults }) => faults).length),
    '',
  ].join('\n');
