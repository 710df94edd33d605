import { contactForm } from '#content/interface/contact-form.ts';
import type { Page } from '#content/page.ts';
import { Section } from '#src/design/section.tsx';
import { PageOpening } from '#src/views/page/page-opening.tsx';
import { Sections } from '#src/views/page/sections.tsx';
import { ContactForm } from './contact-form.tsx';

export function ContactPage({ page }: { page: Page }) {
  return (
    <>
      <PageOpening page={page} />
      <Section id="message" heading={contactForm.heading} ground="white" shape="beside">
        <ContactForm />
      </Section>
      <Sections sections={page.sections} />
    </>
  );
}
