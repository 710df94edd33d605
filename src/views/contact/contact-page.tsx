import styled from '@emotion/styled';
import type { Page } from '#content/page.ts';
import { contactWords as words } from '#content/ui/contact-form.ts';
import { reach } from '#content/ui/contact-page.ts';
import { panel } from '#src/design/primitives.tsx';
import { Section } from '#src/design/section.tsx';
import { tokens } from '#src/design/tokens.ts';
import { LabelledTexts } from '#src/views/page/item-list.tsx';
import { PageOpening } from '#src/views/page/page-opening.tsx';
import { Sections } from '#src/views/page/sections.tsx';
import { Island } from '#src/views/island.tsx';
import { ContactForm } from './contact-form.island.tsx';

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

export const ContactPage = ({ page }: { page: Page }) => (
  <>
    <PageOpening page={page} />
    <Section id="message" heading={words.heading} ground="white">
      <Frame>
        <div>
          <Island of={ContactForm} props={{}} />
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
