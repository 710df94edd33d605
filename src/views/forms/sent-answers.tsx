import styled from '@emotion/styled';
import type { LeadForm } from '#content/forms/field.ts';
import { leadWords } from '#content/ui/lead-words.ts';
import type { Lead } from '#machines/lead/lead-form.ts';
import { shownAnswers } from '#machines/lead/shown-answers.ts';
import { tokens } from '#src/design/tokens.ts';

/** Each label beside its answer if there is room. */
const Rows = styled.dl({
  margin: `0 0 ${tokens.space[24]}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: tokens.space[16] },
  '& dt': { flex: '0 0 8rem', color: tokens.color.textSoft, fontSize: tokens.size.small },
  '& dd': { flex: '1 1 10rem', margin: `0 0 ${tokens.space[8]}` },
});

/** The answers of a sent form, with their labels. */
export const SentAnswers = ({ form, lead }: { form: LeadForm; lead: Lead }) => (
  <>
    <h2>{leadWords.sentTitle}</h2>
    <Rows>
      {shownAnswers(form, { ...lead, firm: '' }).map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Rows>
  </>
);
