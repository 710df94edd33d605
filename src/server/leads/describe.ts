import type { LeadDetails } from '#src/server/store/lead-admin.ts';
import { cellText } from './columns.ts';
import { counted } from './counted.ts';
import { terminalText } from './terminal-text.ts';

const listed = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ');

/** Everything that is kept about a lead, a line each. */
export function describe(lead: LeadDetails): string {
  const { values, recipients, notifications, history, privacyVersion, ...own } = lead;
  const lines: readonly (readonly [string, string])[] = [
    ...Object.entries(own).map(([name, value]) => [name, String(value)] as const),
    ['privacy notice', privacyVersion ?? 'unknown'],
    ...Object.entries(values).map(([name, value]) => [name, cellText(value)] as const),
    ...recipients.map(
      ({ name, receivedAt, sentBy }) =>
        ['received by', listed(name, receivedAt, sentBy && `sent by ${sentBy}`)] as const,
    ),
    ...history.map(
      ({ status, firm, madeAt, madeBy }) => [status, listed(madeAt, firm, `by ${madeBy}`)] as const,
    ),
    ...notifications.map(
      ({ channel, recipient, about, state, attempts, toldAt, problem, held }) =>
        [
          `told by ${listed(channel, recipient, about === 'lead' ? null : about)}`,
          listed(
            state,
            counted(attempts, 'attempt'),
            toldAt,
            problem,
            held > 0 ? `${held} more held back within the hour` : null,
          ),
        ] as const,
    ),
  ];
  return lines.map(([name, value]) => `${terminalText(`${name}: ${value}`)}\n`).join('');
}
