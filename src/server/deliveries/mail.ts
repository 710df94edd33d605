import { createTransport } from 'nodemailer';
import { leadMail } from '#content/ui/lead-mail.ts';
import type { Channel } from '#machines/lead-delivery/lead-delivery.machine.ts';
import { codeOf } from '#src/server/errors.ts';
import { firmOf, namesUnknownFirm } from '#src/server/firms.ts';
import type { Notification } from '#src/server/store/notification-queue.ts';
import { mailText } from './mail-text.ts';
import { DeliveryError, type Notifier } from './notifier.ts';
import type { MailSettings } from './settings.ts';

const minute = 60_000;

const transportTo = ({ url, requiresTls }: MailSettings) =>
  createTransport({
    url,
    requireTLS: requiresTls,
    // The timeouts of RFC 5321, 4.5.3.2: after an earlier one, a server that has accepted the
    // message would get another copy.
    connectionTimeout: minute,
    greetingTimeout: 5 * minute,
    socketTimeout: 10 * minute,
    // Closes an aborted connection at once.
    socketCloseTimeout: 0,
    // Never sends a file or a page that the text names.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** The mail server's response in an error of nodemailer, or the code of the network's or TLS's error. */
function smtpError(error: unknown): unknown {
  const code = codeOf(error);
  if (!(error instanceof Error) || code === undefined) return error;
  const response = 'response' in error ? String(error.response) : '';
  const [, status = '', words = ''] = /^([245]\d\d)[ -]?(.*)$/s.exec(response) ?? [];
  // The operator can fix a rejected login or a missing STARTTLS.
  const isFinal = status.startsWith('5') && (code === 'EENVELOPE' || code === 'EMESSAGE');
  const cause = 'originalCode' in error ? String(error.originalCode) : code;
  return new DeliveryError(status === '' ? cause : status, words, { isFinal });
}

/** An address that is never parsed as several. */
const literal = (address: string) => ({ name: '', address });

interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly replyTo: string;
}

type Compose = (notification: Notification) => Message;

const removed = (from: string) =>
  new DeliveryError('removed', `not in ${from} any more`, { isFinal: true });

const emailOf = ({ lead }: Notification): string => String(lead.values['email'] ?? '');

const toFirm: Compose = (notification) => {
  const { lead, about, recipient } = notification;
  const firm = firmOf(recipient);
  if (firm === undefined || firm.email === '') throw removed('content/firms');
  const text = mailText(notification, [leadMail.firm.terms(lead.reference)]);
  const replyTo = about === 'withdrawal' || about === 'offer' ? '' : emailOf(notification);
  // Only the operator hears that no firm has it.
  const subject = about === 'given-up' ? 'withdrawal' : about;
  return { to: firm.email, replyTo, subject: leadMail.firm[subject](lead.reference), text };
};

const toOperator =
  (operators: readonly string[]): Compose =>
  (notification) => {
    const { lead, about, recipient: to } = notification;
    if (!operators.includes(to)) throw removed('LEADS_MAIL_TO');
    // An offer is a firm's.
    const subject = leadMail.operator[about === 'offer' ? 'lead' : about](
      lead.form,
      lead.reference,
    );
    const { firm } = lead.values;
    const unknown = namesUnknownFirm(lead.values) ? [leadMail.unknownFirm(String(firm))] : [];
    const burst = lead.status === 'spam' ? [leadMail.burst] : [];
    const text = [...burst, ...unknown, mailText(notification)].join('\n\n');
    return { to, replyTo: emailOf(notification), subject, text };
  };

const toVisitor: Compose = (notification) => {
  const { subject, text } = leadMail.confirmation;
  const { reference } = notification.lead;
  const to = emailOf(notification);
  return { to, replyTo: '', subject: subject(reference), text: text(reference) };
};

export function mailNotifiers(settings: MailSettings): readonly (readonly [Channel, Notifier])[] {
  const { from, to: operators, confirms } = settings;
  const transport = transportTo(settings);

  const notifier =
    (compose: Compose): Notifier =>
    async ([notification, ...others], signal) => {
      const { to, replyTo, ...message } = compose(notification);
      const texts = [message, ...others.map(compose)].map(({ text }) => text);
      const digest = { subject: leadMail.digest(texts.length), text: texts.join('\n\n---\n\n') };
      const mail = {
        ...(others.length > 0 ? digest : message),
        ...(replyTo !== '' && others.length === 0 && { replyTo: literal(replyTo) }),
        from: literal(from),
        to: literal(to),
        messageId: `<${notification.messageId}.${from}>`,
        // Marks an automatic message (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal,
      };
      await transport.sendMail(mail).catch((error: unknown) => {
        signal.throwIfAborted();
        throw smtpError(error);
      });
    };

  return [
    ['mail', notifier(toOperator(operators))],
    ['firm', notifier(toFirm)],
    ...(confirms ? [['confirmation', notifier(toVisitor)] as const] : []),
  ];
}
