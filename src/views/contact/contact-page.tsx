import styled from '@emotion/styled';
import { contactForm as words, subjects } from '#content/ui/contact-form.ts';
import type { Page } from '#content/page.ts';
import { contactForm } from '#machines/lead/contact.ts';
import { Field } from '#src/design/field.tsx';
import { Section } from '#src/design/section.tsx';
import { tokens } from '#src/design/tokens.ts';
import { FormFrame } from '#src/views/forms/form-frame.tsx';
import { typedControls } from '#src/views/forms/typed-controls.ts';
import { useForm } from '#src/views/forms/use-form.ts';
import { PageOpening } from '#src/views/page/page-opening.tsx';
import { Sections } from '#src/views/page/sections.tsx';

const Frame = styled.div({ maxWidth: tokens.measure.form });
const { fields } = words;
const prefix = 'contact';

/** The message form. Every field is required. */
export function ContactForm() {
  const { actor, control } = useForm(contactForm, prefix);
  return (
    <Frame>
      <FormFrame actor={actor} prefix={prefix} words={words}>
        <p>{words.intro}</p>
        <Field {...control('name')} {...typedControls.name} label={fields.name.label} required />
        <Field {...control('email')} {...typedControls.email} label={fields.email.label} required />
        <Field
          {...control('subject')}
          label={fields.subject.label}
          options={[{ value: '', label: fields.subject.placeholder }, ...subjects]}
          required
        />
        <Field
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

export const ContactPage = ({ page }: { page: Page }) => (
  <>
    <PageOpening page={page} />
    <Section id="message" heading={words.heading} ground="white" shape="beside">
      <ContactForm />
    </Section>
    <Sections sections={page.sections} />
  </>
);
