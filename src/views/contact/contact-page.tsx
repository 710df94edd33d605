import styled from '@emotion/styled';
import { contactForm, isJoinField } from '#content/forms/contact.ts';
import type { Page } from '#content/page.ts';
import { contactWords as words } from '#content/ui/contact-form.ts';
import { Field } from '#src/design/field.tsx';
import { panel } from '#src/design/primitives.tsx';
import { Section } from '#src/design/section.tsx';
import { tokens } from '#src/design/tokens.ts';
import { Form } from '#src/views/forms/form.tsx';
import { useForm } from '#src/views/forms/use-form.ts';
import { LabelledTexts } from '#src/views/page/item-list.tsx';
import { PageOpening } from '#src/views/page/page-opening.tsx';
import { Sections } from '#src/views/page/sections.tsx';

/** The form, and beside it who answers; below it where text is large. */
const Frame = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${tokens.space[32]} ${tokens.space[64]}`,
  alignItems: 'start',
  '& > :first-of-type': {
    flex: `1 1 ${tokens.measure.form}`,
    minInlineSize: 0,
    maxInlineSize: tokens.measure.form,
  },
});
const Reach = styled.div(panel, {
  flex: '1 1 18rem',
  '& dl': { margin: 0 },
  '& dt': { fontWeight: tokens.weight.semibold },
  '& dd': { margin: `0 0 ${tokens.space[16]}` },
  '& div:last-child > dd': { marginBlockEnd: 0 },
});
const prefix = 'contact';
const joining = { subject: 'partnership' };

/** The message form; with `joins` a firm is asked about itself as well. */
export function ContactForm({ joins = false }: { joins?: boolean }) {
  const prefilled = joins ? joining : {};
  const { actor, controls } = useForm(contactForm, { prefix, prefilled });
  const asked = controls.filter(({ name }) => joins || !isJoinField(name));
  return (
    <Form actor={actor} prefix={prefix} words={words}>
      <p>{joins ? words.joinIntro : words.intro}</p>
      {asked.map((control) => (
        <Field key={control.id} {...control} />
      ))}
    </Form>
  );
}

interface ContactPageProps {
  page: Page;
  /** Who answers, and how else to reach us. */
  reach: {
    readonly heading: string;
    readonly facts: readonly { readonly label: string; readonly value: string }[];
  };
}

export const ContactPage = ({ page, reach }: ContactPageProps) => (
  <>
    <PageOpening page={page} />
    <Section id="message" heading={words.heading} ground="white">
      <Frame>
        <div>
          <ContactForm />
        </div>
        <Reach>
          <h3>{reach.heading}</h3>
          <dl>
            <LabelledTexts rows={reach.facts} />
          </dl>
        </Reach>
      </Frame>
    </Section>
    <Sections sections={page.sections} />
  </>
);
