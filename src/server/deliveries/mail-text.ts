import { leadMail } from '#content/ui/lead-mail.ts';
import { shownAnswers } from '#machines/lead/shown-answers.ts';
import { nameOfFirm } from '#src/server/firms.ts';
import { formNamed } from '#content/forms/forms.ts';
import { terminalText } from '#src/server/leads/terminal-text.ts';
import { offeredAnswers } from '#src/server/links/offered-answers.ts';
import { newZealandTime } from '#src/server/new-zealand-time.ts';
import type { Notification } from '#src/server/store/notification-queue.ts';
import type { StoredLead } from '#src/server/store/stored-lead.ts';

/** An answer as lines of a message. Free text is indented, so that it cannot forge our lines. */
function linesOf(label: string, text: string, isMultiline: boolean): string {
  if (!isMultiline) return `${label}: ${terminalText(text)}`;
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => `    ${terminalText(line)}`);
  return [`${label}:`, ...lines].join('\n');
}

const firmName = ({ firm }: StoredLead['values']): string | undefined =>
  typeof firm === 'string' ? nameOfFirm(firm) : undefined;

/** The text of a message about a lead. A withdrawal has no answers; an offer has none that identify the visitor. */
export function mailText(
  { lead, about }: Pick<Notification, 'lead' | 'about'>,
  canReply = true,
  closing: readonly string[] = [],
): string {
  const { values, reference, receivedAt, writtenAt } = lead;
  const { email } = values;
  const name = firmName(values);
  const shown = name === undefined ? values : { ...values, firm: name };
  const isOffer = about === 'offer';
  const answers = isOffer ? offeredAnswers(lead) : shownAnswers(formNamed(lead.form), shown);
  const lines = answers.map(({ label, text, isMultiline }) => linesOf(label, text, isMultiline));
  const isWithdrawn = about === 'withdrawal';
  const contact = canReply ? leadMail.reply : leadMail.writeTo;
  return [
    leadMail.remarks[about],
    [
      `${leadMail.reference}: ${reference}`,
      ...(writtenAt === undefined ? [] : [`${leadMail.written}: ${newZealandTime(writtenAt)}`]),
      `${leadMail.received}: ${newZealandTime(receivedAt)}`,
    ].join('\n'),
    isWithdrawn ? '' : lines.join('\n'),
    isWithdrawn || isOffer || typeof email !== 'string' ? '' : contact(terminalText(email)),
    ...closing,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
