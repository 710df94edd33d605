import type { LeadDetails } from '#src/server/store/lead-admin.ts';
import { cellText } from './csv.ts';
import { counted, terminalText } from './terminal-text.ts';

const listed = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ');

export function describe(lead: LeadDetails): string {
  const { values, recipients, notifications, history, privacyVersion, ...own } = lead;
  const lines = [
    ...Object.entries(own).map(([name, value]) => `${name}: ${value}`),
    `privacy notice: ${privacyVersion ?? 'unknown'}`,
    ...Object.entries(values).map(([name, value]) => `${name}: ${cellText(value)}`),
    ...recipients.map(({ name, receivedAt, sentBy }) => {
      return `received by: ${listed(name, receivedAt, sentBy && `sent by ${sentBy}`)}`;
    }),
    ...history.map(({ status, firm, madeAt, madeBy }) => {
      return `${status}: ${listed(madeAt, firm, `by ${madeBy}`)}`;
    }),
    ...notifications.map(
      ({ channel, recipient, about, state, attempts, notifiedAt, problem, held }) => {
        const to = listed(channel, recipient, about === 'lead' ? null : about);
        const more = held > 0 ? `${held} more held back within the hour` : null;
        return `notified by ${to}: ${listed(state, counted(attempts, 'attempt'), notifiedAt, problem, more)}`;
      },
    ),
  ];
  return lines.map((line) => `${terminalText(line)}\n`).join('');
}
