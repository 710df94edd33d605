import styled from '@emotion/styled';
import { contactForm as words, subjects } from '#content/contact-form.ts';
import { contactFormMachine } from '#machines/contact-form/contact-form.machine.ts';
import { contactForm } from '#machines/contact-form/contact.ts';
import { Field } from '#src/design/field.tsx';
import { SelectField } from '#src/design/select-field.tsx';
import { TextAreaField } from '#src/design/text-area-field.tsx';
import { tokens } from '#src/design/tokens.ts';
import { FormFrame } from '#src/views/forms/form-frame.tsx';
import { useFormControls } from '#src/views/forms/use-form-controls.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';

const Frame = styled.div({ maxWidth: tokens.measure.form });
const { fields } = words;
const prefix = 'contact';

/** The message form. Every field is required. */
export function ContactForm() {
  const actor = useProvidedActor(contactFormMachine);
  const control = useFormControls(actor, contactForm, prefix);
  return (
    <Frame>
      <FormFrame
        machine="contact-form"
        actor={actor}
        form={contactForm}
        prefix={prefix}
        words={words}
      >
        <p>{words.intro}</p>
        <Field
          {...control('name')}
          label={fields.name.label}
          autoComplete="name"
          spellCheck={false}
          required
        />
        <Field
          {...control('email')}
          label={fields.email.label}
          type="email"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          required
        />
        <SelectField
          {...control('subject')}
          label={fields.subject.label}
          options={[{ value: '', label: fields.subject.placeholder }, ...subjects]}
          required
        />
        <TextAreaField
          {...control('message')}
          label={fields.message.label}
          hint={fields.message.hint}
          rows={8}
          required
        />
      </FormFrame>
    </Frame>
  );
}
