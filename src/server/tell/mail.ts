import { createTransport } from 'nodemailer';
import { leadMail } from '#content/ui/lead-mail.ts';
import type { Channel } from '#machines/lead-delivery/channels.ts';
import { firmOf, isForFirms, nameOfFirm } from '#src/server/decide/firms.ts';
import { minute } from '#src/server/durations.ts';
import { codeOf } from '#src/server/errors.ts';
import type { Notification } from '#src/server/keep/notification-queue.ts';
import type { MailSettings } from '#src/server/settings.ts';
import { mailText } from './mail-text.ts';
import { DeliveryError, type Notifier } from './notifier.ts';

const transportTo = ({ url, requiresTls }: MailSettings) =>
  createTransport({
    url,
    requireTLS: requiresTls,
    // RFC 5321, 4.5.3.2. With a shorter timeout, a server that has accepted the message would get
    // it again.
    connectionTimeout: minute,
    greetingTimeout: 5 * minute,
    socketTimeout: 10 * minute,
    // Closes an aborted connection at once.
    socketCloseTimeout: 0,
    // Never attaches a file or a page that the text names.
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

/** Without `canReply`, the text names the visitor's address instead. */
type Compose = (notification: Notification, canReply: boolean) => Message;

const removed = (from: string) =>
  new DeliveryError('removed', `not in ${from} any more`, { isFinal: true });

const emailOf = ({ lead }: Notification): string => String(lead.values['email'] ?? '');

const toFirm: Compose = (notification, canReply) => {
  const { lead, about, recipient } = notification;
  const firm = firmOf(recipient);
  if (firm === undefined || firm.email === '') throw removed('content/firms');
  return {
    to: firm.email,
    replyTo: about === 'withdrawal' ? '' : emailOf(notification),
    subject: leadMail.firm[about](lead.reference),
    text: mailText(notification, { canReply, last: [leadMail.firm.terms(lead.reference)] }),
  };
};

/** Whether anybody else has a lead, which the operator's message says first. */
function holdersLine({ lead, firms, about }: Notification): readonly string[] {
  if (lead.status === 'spam') return [leadMail.burst];
  if (about === 'withdrawal' || !isForFirms(lead.form)) return [];
  if (firms.length > 0) return [leadMail.sentTo(firms.map(nameOfFirm))];
  const { firm } = lead.values;
  const named = typeof firm === 'string' ? firm : '';
  return [leadMail.nobody(named === '' ? undefined : nameOfFirm(named))];
}

const toOperator: Compose = (notification, canReply) => {
  const { lead, about, recipient: to } = notification;
  return {
    to,
    replyTo: emailOf(notification),
    subject: leadMail.operator[about](lead.form, lead.reference),
    text: mailText(notification, { canReply, first: holdersLine(notification) }),
  };
};

const toVisitor: Compose = (notification) => {
  const { subject, text } = leadMail.confirmation;
  const { reference } = notification.lead;
  return {
    to: emailOf(notification),
    replyTo: '',
    subject: subject(reference),
    text: text(reference),
  };
};

export function mailNotifiers(settings: MailSettings): readonly (readonly [Channel, Notifier])[] {
  const { from, confirms } = settings;
  const transport = transportTo(settings);

  const notifier =
    (compose: Compose, headers: Readonly<Record<string, string>> = {}, canReply = true): Notifier =>
    async (notification, signal) => {
      const { to, replyTo, ...message } = compose(notification, canReply);
      const hasReplyTo = canReply && replyTo !== '';
      const mail = {
        ...message,
        ...(hasReplyTo && { replyTo: literal(replyTo) }),
        from: literal(from),
        to: literal(to),
        messageId: `<${notification.messageId}.${from}>`,
        headers,
        signal,
      };
      try {
        await transport.sendMail(mail);
      } catch (error) {
        signal.throwIfAborted();
        const failure = smtpError(error);
        // Some servers judge the address in Reply-To, which a stranger typed.
        if (
          hasReplyTo &&
          codeOf(error) === 'EMESSAGE' &&
          failure instanceof DeliveryError &&
          failure.isFinal
        ) {
          return notifier(compose, headers, false)(notification, signal);
        }
        throw failure;
      }
    };

  return [
    ['mail', notifier(toOperator)],
    ['firm', notifier(toFirm)],
    // A helpdesk suspends what is marked as automatic (RFC 3834), so a person's request is not.
    ...(confirms
      ? [['confirmation', notifier(toVisitor, { 'Auto-Submitted': 'auto-generated' })] as const]
      : []),
  ];
}
