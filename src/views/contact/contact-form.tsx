import { css } from '@emotion/css';
import type { FormEvent } from 'react';
import { contactForm, subjects } from '#content/contact-form.ts';
import { Button } from '#src/design/button.tsx';
import { Notice } from '#src/design/notice.tsx';
import { PlainField } from '#src/design/plain-field.tsx';
import { PlainSelect } from '#src/design/plain-select.tsx';
import { PlainTextArea } from '#src/design/plain-text-area.tsx';
import { tokens } from '#src/design/tokens.ts';

const frame = css({ maxWidth: tokens.measure.form });
const { fields } = contactForm;

/** As specified it sends nothing: the values are logged. */
function logValues(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  console.log(Object.fromEntries(new FormData(event.currentTarget)));
}

/** The message form. Every field is required. */
export function ContactForm() {
  return (
    <div className={frame}>
      <Notice>
        <p>{contactForm.notConnected}</p>
      </Notice>
      <form method="post" onSubmit={logValues} data-needs-script>
        <PlainField
          id="contact-name"
          name="name"
          label={fields.name.label}
          autoComplete="name"
          required
        />
        <PlainField
          id="contact-email"
          name="email"
          type="email"
          label={fields.email.label}
          autoComplete="email"
          required
        />
        <PlainSelect
          id="contact-subject"
          name="subject"
          label={fields.subject.label}
          placeholder={fields.subject.placeholder}
          options={subjects}
          required
        />
        <PlainTextArea
          id="contact-message"
          name="message"
          label={fields.message.label}
          hint={fields.message.hint}
          required
        />
        <Button type="submit">{contactForm.submit}</Button>
      </form>
    </div>
  );
}
