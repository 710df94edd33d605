import { createTransport } from 'nodemailer';
import { contactForm } from '#content/forms/contact.ts';
import { leadMail } from '#content/ui/lead-mail.ts';
import type { Channel } from '#machines/lead-delivery/lead-delivery.machine.ts';
import { codeOf } from '#src/server/errors.ts';
import { firmOf, namesUnknownFirm } from '#src/server/firms.ts';
import { visitorLinkExpiry, type AddressOf } from '#src/server/links/open-links.ts';
import { newZealandTime } from '#src/server/new-zealand-time.ts';
import type { Notification } from '#src/server/store/notification-queue.ts';
import { mailText } from './mail-text.ts';
import { DeliveryError, type Notifier } from './notifier.ts';
import type { MailSettings } from './settings.ts';

const minute = 60_000;

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

/** How a firm accepts an offer: by its link, or without one by a message to the operator. */
function acceptance({ lead, recipient, until }: Notification, addressOf: AddressOf | undefined) {
  const { id, reference } = lead;
  const words = leadMail.firm;
  if (addressOf === undefined || until === null) return words.withoutLink(reference);
  const expires = new Date(until);
  const link = addressOf({ purpose: 'firm', lead: id, reference, firm: recipient, expires });
  return words.link(newZealandTime(until), link);
}

const toFirm =
  (addressOf: AddressOf | undefined): Compose =>
  (notification, canReply) => {
    const { lead, about, recipient } = notification;
    const firm = firmOf(recipient);
    if (firm === undefined || firm.email === '') throw removed('content/firms');
    const closing =
      about === 'offer' ? acceptance(notification, addressOf) : leadMail.firm.terms(lead.reference);
    const text = mailText(notification, canReply, [closing]);
    const replyTo = about === 'withdrawal' || about === 'offer' ? '' : emailOf(notification);
    // A firm never gets 'given-up'; only the operator does.
    const subject = about === 'given-up' ? 'withdrawal' : about;
    return { to: firm.email, replyTo, subject: leadMail.firm[subject](lead.reference), text };
  };

const toOperator =
  (operators: readonly string[]): Compose =>
  (notification, canReply) => {
    const { lead, about, recipient: to } = notification;
    if (!operators.includes(to)) throw removed('LEADS_MAIL_TO');
    // The operator never gets 'offer'; only firms do.
    const subject = leadMail.operator[about === 'offer' ? 'lead' : about](
      lead.form,
      lead.reference,
    );
    const { firm } = lead.values;
    const unknown = namesUnknownFirm(lead.values) ? [leadMail.unknownFirm(String(firm))] : [];
    const burst = lead.status === 'spam' ? [leadMail.burst] : [];
    const text = [...burst, ...unknown, mailText(notification, canReply)].join('\n\n');
    return { to, replyTo: emailOf(notification), subject, text };
  };

const toVisitor =
  (addressOf: AddressOf | undefined): Compose =>
  (notification) => {
    const { subject, text } = leadMail.confirmation;
    const { id, reference, form } = notification.lead;
    const to = emailOf(notification);
    const expires = visitorLinkExpiry(new Date());
    // A contact message goes to no firm, so its visitor has nothing to follow.
    const link =
      form === contactForm.name
        ? undefined
        : addressOf?.({ purpose: 'visitor', lead: id, reference, firm: '', expires });
    return { to, replyTo: '', subject: subject(reference), text: text(reference, link) };
  };

export function mailNotifiers(
  settings: MailSettings,
  addressOf?: AddressOf,
): readonly (readonly [Channel, Notifier])[] {
  const { from, to: operators, confirms } = settings;
  const transport = transportTo(settings);

  const send = async (
    compose: Compose,
    [notification, ...others]: Parameters<Notifier>[0],
    signal: AbortSignal,
    headers: Readonly<Record<string, string>> = {},
    canReply = others.length === 0,
  ): Promise<void> => {
    const { to, replyTo, ...message } = compose(notification, canReply);
    const texts = [message.text, ...others.map((each) => compose(each, canReply).text)];
    const digest = { subject: leadMail.digest(texts.length), text: texts.join('\n\n---\n\n') };
    const hasReplyTo = canReply && replyTo !== '';
    const mail = {
      ...(others.length > 0 ? digest : message),
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
        return send(compose, [notification], signal, headers, false);
      }
      throw failure;
    }
  };
  const notifier =
    (compose: Compose): Notifier =>
    (notifications, signal) =>
      send(compose, notifications, signal);
  // A helpdesk suspends what is marked as automatic (RFC 3834), so a person's request is not.
  const confirm: Notifier = (notifications, signal) =>
    send(toVisitor(addressOf), notifications, signal, { 'Auto-Submitted': 'auto-generated' });

  return [
    ['mail', notifier(toOperator(operators))],
    ['firm', notifier(toFirm(addressOf))],
    ...(confirms ? [['confirmation', confirm] as const] : []),
  ];
}
