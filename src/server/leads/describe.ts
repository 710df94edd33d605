import type { LeadDetails } from '#src/server/store/find-leads.ts';
import { cellText } from './csv.ts';
import { lifeSentences } from './life-sentences.ts';
import { counted, terminalText } from './terminal-text.ts';

const listed = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ');

export function describe(lead: LeadDetails): string {
  const { values, offers, notifications, events, privacyVersion, ...own } = lead;
  const lines = [
    ...Object.entries(own)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}: ${value}`),
    `privacy notice: ${privacyVersion ?? 'unknown'}`,
    ...Object.entries(values).map(([name, value]) => `${name}: ${cellText(value)}`),
    ...offers.map(({ firm, state, since, until }) => {
      return `offered to ${firm}: ${listed(state, `since ${since}`, until && `until ${until}`)}`;
    }),
    ...lifeSentences(events),
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
