import styled from '@emotion/styled';
import { contactForm } from '#content/forms/contact.ts';
import type { Page } from '#content/page.ts';
import { contactWords as words } from '#content/ui/contact-form.ts';
import { Field } from '#src/design/field.tsx';
import { Section } from '#src/design/section.tsx';
import { tokens } from '#src/design/tokens.ts';
import { Form } from '#src/views/forms/form.tsx';
import { useForm } from '#src/views/forms/use-form.ts';
import { PageOpening } from '#src/views/page/page-opening.tsx';
import { Sections } from '#src/views/page/sections.tsx';

const Frame = styled.div({ maxWidth: tokens.measure.form });
const prefix = 'contact';

/** The message form. */
export function ContactForm() {
  const { actor, controls } = useForm(contactForm, { prefix });
  return (
    <Frame>
      <Form actor={actor} prefix={prefix} words={words}>
        <p>{words.intro}</p>
        {controls.map((control) => (
          <Field key={control.id} {...control} />
        ))}
      </Form>
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
