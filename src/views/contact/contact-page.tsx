import { contactForm } from '#content/contact-form.ts';
import { page } from '#content/pages/contact.ts';
import { Section } from '#src/design/section.tsx';
import { Breadcrumb } from '#src/views/page/breadcrumb.tsx';
import { PageHero } from '#src/views/page/page-hero.tsx';
import { Sections } from '#src/views/page/sections.tsx';
import { ContactForm } from './contact-form.tsx';

export function ContactPage() {
  return (
    <>
      <Breadcrumb page={page} />
      <PageHero page={page} />
      <Section id="message" heading={contactForm.heading} ground="white">
        <ContactForm />
      </Section>
      <Sections sections={page.sections} />
    </>
  );
}
