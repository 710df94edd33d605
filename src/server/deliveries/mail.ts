import { createTransport } from 'nodemailer';
import { leadMail } from '#content/interface/lead-mail.ts';
import type { Channel } from '#machines/lead-delivery/lead-delivery.machine.ts';
import { codeOf } from '#src/server/error-code.ts';
import { firmOf } from '#src/server/firms.ts';
import type { StoredLead } from '#src/server/store/stored-lead.ts';
import { mailText } from './mail-text.ts';
import { DeliveryError, type Notifier } from './notifier.ts';
import type { MailSettings } from './settings.ts';

const minute = 60_000;

const transportTo = ({ url, requiresTls }: MailSettings) =>
  createTransport({
    url,
    requireTLS: requiresTls,
    // As long as a mail server may take over each part (RFC 5321, 4.5.3.2): one that is given up
    // too soon accepts the message all the same, and gets another copy.
    connectionTimeout: minute,
    greetingTimeout: 5 * minute,
    socketTimeout: 10 * minute,
    // A connection that is broken off leaves nothing open behind it.
    socketCloseTimeout: 0,
    // The message is the text given here, never a file or a page that it names.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** A mail server's reply in an error of nodemailer's. */
function smtpError(error: unknown): unknown {
  const code = codeOf(error);
  if (!(error instanceof Error) || code === undefined) return error;
  const response = 'response' in error ? String(error.response) : '';
  const [, status = '', words = ''] = /^([245]\d\d)[ -]?(.*)$/s.exec(response) ?? [];
  // A rejected login or a missing STARTTLS is the operator's to mend, and no fault of the message.
  const isFinal = status.startsWith('5') && (code === 'EENVELOPE' || code === 'EMESSAGE');
  return new DeliveryError(status === '' ? code : status, words, { isFinal });
}

/** An address taken literally: it is never read as several. */
const plain = (address: string) => ({ name: '', address });

const emailOf = ({ values: { email } }: StoredLead): string =>
  typeof email === 'string' ? email : '';

/** Marks a message as written by a program (RFC 3834). */
const headers = { 'Auto-Submitted': 'auto-generated' };

/** Sends mails to operators, firms and visitors. A reply to one about a lead reaches the visitor. */
export function mailNotifiers(settings: MailSettings): readonly (readonly [Channel, Notifier])[] {
  const { from, to, confirms } = settings;
  const transport = transportTo(settings);

  async function send(
    message: { to: string; replyTo?: string; subject: string; text: string; id: string },
    signal: AbortSignal,
  ): Promise<void> {
    const { id, replyTo = '', subject, text } = message;
    try {
      await transport.sendMail({
        from: plain(from),
        to: plain(message.to),
        ...(replyTo === '' ? {} : { replyTo: plain(replyTo) }),
        subject,
        text,
        messageId: `<${id}.${from}>`,
        headers,
        signal,
      });
    } catch (error) {
      signal.throwIfAborted();
      throw smtpError(error);
    }
  }

  const toOperator: Notifier = async (notification, signal) => {
    const { lead, about, recipient, messageId: id } = notification;
    if (!to.includes(recipient)) {
      throw new DeliveryError('removed', 'not in LEADS_MAIL_TO any more', { isFinal: true });
    }
    const subject = leadMail.operator[about](lead.form, lead.reference);
    const text = await mailText(notification);
    await send({ to: recipient, replyTo: emailOf(lead), subject, text, id }, signal);
  };

  const toFirm: Notifier = async (notification, signal) => {
    const { lead, about, recipient, messageId: id } = notification;
    const firm = await firmOf(recipient);
    if (firm === undefined || firm.email === '') {
      throw new DeliveryError('removed', 'not in content/firms any more', { isFinal: true });
    }
    const subject = leadMail.firm[about](lead.reference);
    const text = await mailText(notification, [leadMail.firm.terms(lead.reference)]);
    const replyTo = about === 'withdrawal' ? '' : emailOf(lead);
    await send({ to: firm.email, replyTo, subject, text, id }, signal);
  };

  const toVisitor: Notifier = async ({ lead, messageId: id }, signal) => {
    const { subject, text } = leadMail.confirmation;
    const { reference } = lead;
    const message = { to: emailOf(lead), subject: subject(reference), text: text(reference), id };
    await send(message, signal);
  };

  return [
    ['mail', toOperator],
    ['firm', toFirm],
    ...(confirms ? [['confirmation', toVisitor] as const] : []),
  ];
}
