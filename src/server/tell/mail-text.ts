import { formNamed } from '#content/forms/forms.ts';
import { site } from '#content/site.ts';
import { leadMail } from '#content/ui/lead-mail.ts';
import { shownAnswers } from '#machines/lead/shown-answers.ts';
import { nameOfFirm } from '#src/server/decide/firms.ts';
import type { Notification } from '#src/server/keep/notification-queue.ts';
import { terminalText } from '#src/server/terminal-text.ts';

const timeFormat = new Intl.DateTimeFormat(site.language, {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Pacific/Auckland',
});

/** New Zealand time, without the narrow spaces of some ICU versions. */
const newZealandTime = (iso: string): string =>
  `${timeFormat.format(new Date(iso)).replaceAll('\u202f', ' ')}, ${leadMail.zone}`;

/** An answer as lines of a message. Free text is indented, so that it cannot forge our lines. */
function linesOf(label: string, text: string, isMultiline: boolean): string {
  if (!isMultiline) return `${label}: ${terminalText(text)}`;
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => `    ${terminalText(line)}`);
  return [`${label}:`, ...lines].join('\n');
}

/** The text of a message about a lead, after `first` and before `last`. A withdrawal has no answers. */
export function mailText(
  { lead, about }: Pick<Notification, 'lead' | 'about'>,
  {
    canReply = true,
    first = [],
    last = [],
  }: {
    readonly canReply?: boolean;
    readonly first?: readonly string[];
    readonly last?: readonly string[];
  } = {},
): string {
  const { values, reference, receivedAt, writtenAt } = lead;
  const { email, firm } = values;
  const shown = typeof firm === 'string' ? { ...values, firm: nameOfFirm(firm) } : values;
  const lines = shownAnswers(formNamed(lead.form), shown).map(({ label, text, isMultiline }) =>
    linesOf(label, text, isMultiline),
  );
  const isWithdrawn = about === 'withdrawal';
  const contact = canReply ? leadMail.reply : leadMail.writeTo;
  return [
    ...first,
    leadMail.remarks[about],
    [
      `${leadMail.reference}: ${reference}`,
      ...(writtenAt === undefined ? [] : [`${leadMail.written}: ${newZealandTime(writtenAt)}`]),
      `${leadMail.received}: ${newZealandTime(receivedAt)}`,
    ].join('\n'),
    isWithdrawn ? '' : lines.join('\n'),
    isWithdrawn || typeof email !== 'string' ? '' : contact(terminalText(email)),
    ...last,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
