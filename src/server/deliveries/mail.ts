import { createTransport } from 'nodemailer';
import { leadMail } from '#content/interface/lead-mail.ts';
import type { Channel } from '#machines/lead-delivery/lead-delivery.machine.ts';
import { codeOf } from '#src/server/error-code.ts';
import { firmOf } from '#src/server/firms.ts';
import type { Notification } from '#src/server/store/notification-queue.ts';
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

interface Message {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
}

const removed = (from: string) =>
  new DeliveryError('removed', `not in ${from} any more`, { isFinal: true });

async function toFirm(notification: Notification): Promise<Message> {
  const { lead, about, recipient } = notification;
  const firm = await firmOf(recipient);
  if (firm === undefined || firm.email === '') throw removed('content/firms');
  return {
    to: firm.email,
    replyTo: about === 'withdrawal' ? '' : emailOf(lead),
    subject: leadMail.firm[about](lead.reference),
    text: await mailText(notification, [leadMail.firm.terms(lead.reference)]),
  };
}

function toVisitor({ lead }: Notification): Message {
  const { subject, text } = leadMail.confirmation;
  return { to: emailOf(lead), subject: subject(lead.reference), text: text(lead.reference) };
}

/** Sends mails to operators, firms and visitors. A reply to one about a lead reaches the visitor. */
export function mailNotifiers(settings: MailSettings): readonly (readonly [Channel, Notifier])[] {
  const { from, to: operators, confirms } = settings;
  const transport = transportTo(settings);

  async function toOperator(notification: Notification): Promise<Message> {
    const { lead, about, recipient: to } = notification;
    if (!operators.includes(to)) throw removed('LEADS_MAIL_TO');
    const subject = leadMail.operator[about](lead.form, lead.reference);
    return { to, replyTo: emailOf(lead), subject, text: await mailText(notification) };
  }

  const notifier =
    (compose: (notification: Notification) => Message | Promise<Message>): Notifier =>
    async (notification, signal) => {
      const { to, replyTo = '', ...message } = await compose(notification);
      await transport
        .sendMail({
          ...message,
          from: plain(from),
          to: plain(to),
          ...(replyTo === '' ? {} : { replyTo: plain(replyTo) }),
          messageId: `<${notification.messageId}.${from}>`,
          // Marks a message as written by a program (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal,
        })
        .catch((error: unknown) => {
          signal.throwIfAborted();
          throw smtpError(error);
        });
    };

  return [
    ['mail', notifier(toOperator)],
    ['firm', notifier(toFirm)],
    ...(confirms ? [['confirmation', notifier(toVisitor)] as const] : []),
  ];
}
