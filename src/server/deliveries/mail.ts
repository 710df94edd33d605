import { createTransport } from 'nodemailer';
import { leadMail } from '#content/interface/lead-mail.ts';
import { writtenAnswers } from '#machines/lead/form-body.ts';
import { forms } from '#src/server/forms.ts';
import type { StoredLead } from '#src/server/store/stored-lead.ts';
import type { MailSettings } from './settings.ts';
import { messageId, type Tell } from './tell.ts';

/** How long, in milliseconds, a mail server may take over each part; it is given up soon after anyway. */
const patience = 8000;

const transportTo = (url: string) =>
  createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // A message is what is written here, and never a file or a page that it names.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

const emailOf = ({ values }: StoredLead): string | undefined => {
  const { email } = values;
  return typeof email === 'string' && email !== '' ? email : undefined;
};

/** An address that is taken as it is, whatever it looks like: one is never read as several. */
const plain = (address: string) => ({ name: '', address });

/** Says to whoever gets it, and to their programs, that a program wrote it (RFC 3834). */
const headers = { 'Auto-Submitted': 'auto-generated' };

function noticeOf(lead: StoredLead): string {
  const form = forms.get(lead.form);
  const answers = form === undefined ? lead.values : writtenAnswers(form, lead.values);
  const lines = Object.entries(answers).map(
    ([name, answer]) => `${name}: ${[answer].flat().join(', ')}`,
  );
  return [lines.join('\n'), leadMail.notice.answer].join('\n\n');
}

/** Writes to the operator of a lead, so that an answer goes to the one who asked. */
export function tellByMail({ url, from, to }: MailSettings): Tell {
  const transport = transportTo(url);
  return async (lead) => {
    const email = emailOf(lead);
    await transport.sendMail({
      from: plain(from),
      to: to.map(plain),
      ...(email === undefined ? {} : { replyTo: plain(email) }),
      subject: leadMail.notice.subject(lead.form, lead.reference),
      text: noticeOf(lead),
      messageId: `<${messageId(lead)}.${from}>`,
      headers,
    });
  };
}

/** Confirms to the visitor that the request has arrived, under which reference. */
export function confirmByMail({ url, from }: MailSettings): Tell {
  const transport = transportTo(url);
  return async (lead) => {
    const email = emailOf(lead);
    if (email === undefined) return;
    await transport.sendMail({
      from: plain(from),
      to: plain(email),
      subject: leadMail.confirmation.subject(lead.reference),
      text: leadMail.confirmation.text(lead.reference),
      messageId: `<confirmation_${messageId(lead)}.${from}>`,
      headers,
    });
  };
}
