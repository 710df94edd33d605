import type { LeadDetails } from '#src/server/keep/find-leads.ts';
import { counted, terminalText } from '#src/server/terminal-text.ts';
import { cellText } from './csv.ts';

const listed = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ');

/** A lead's whole story: what it says, what was done to it, and who was told. */
export function describe(lead: LeadDetails): string {
  const { values, notifications, changes, privacyVersion, ...own } = lead;
  const lines = [
    ...Object.entries(own)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}: ${value}`),
    `privacy notice: ${privacyVersion ?? 'unknown'}`,
    ...Object.entries(values).map(([name, value]) => `${name}: ${cellText(value)}`),
    ...changes.map(
      ({ madeAt, madeBy, what, detail }) => `${listed(what, detail)}: ${madeAt}, by ${madeBy}`,
    ),
    ...notifications.map(
      ({ channel, recipient, about, state, attempts, notifiedAt, problem }) =>
        `notified by ${listed(channel, recipient, about === 'lead' ? null : about)}: ${listed(state, counted(attempts, 'attempt'), notifiedAt, problem)}`,
    ),
  ];
  return lines.map((line) => `${terminalText(line)}\n`).join('');
}
