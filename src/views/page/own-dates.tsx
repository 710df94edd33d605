import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Section } from '#content/page.ts';
import { printedDate } from '#content/tax-dates/printed-date.ts';
import { myDates, myTaxes } from '#content/ui/my-dates.ts';
import { myDatesMachine } from '#machines/my-dates/my-dates.machine.ts';
import { calendarsOf, ownDates } from '#machines/my-dates/taxes.ts';
import { HeadedRow } from '#src/design/disclosure.ts';
import { Field } from '#src/design/field.tsx';
import { tokens } from '#src/design/tokens.ts';
import { useMachineAttributes } from '#src/views/machine-attributes.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { DateList, LinkList } from './section-lists.tsx';

const Dates = styled.div({
  marginBlockEnd: tokens.space[8],
  '& dt': { fontSize: tokens.size.fine },
});
const Choice = styled.div({ [tokens.media.print]: { display: 'none' } });

const taxNames = ['gst', 'provisionalTax', 'paye', 'incomeTax'] as const;

/** The next tax dates, which a visitor makes their own by saying which taxes are theirs. */
export function OwnDates(section: Extract<Section, { kind: 'dates' }>) {
  const { from } = section;
  const actor = useProvidedActor(myDatesMachine);
  const attributes = useMachineAttributes('my-dates', actor);
  const taxes = useSelector(actor, ({ context }) => context.taxes);
  const isOwn = useSelector(actor, (snapshot) => snapshot.matches('own'));
  const dates = useMemo(
    () =>
      isOwn && from ? ownDates(taxes, from).map(printedDate) : (section.dates ?? []).slice(0, 4),
    [isOwn, taxes, from, section.dates],
  );
  return (
    <div {...attributes}>
      <Dates>
        <DateList {...section} shape="strip" dates={dates} />
      </Dates>
      <Choice data-needs-script>
        <HeadedRow>
          <summary>
            <h3>{myDates.heading}</h3>
          </summary>
          <div>
            <p>{myDates.intro}</p>
            {taxNames.map((tax) => (
              <Field
                key={tax}
                id={`my-${tax}`}
                name={tax}
                {...myTaxes[tax]}
                value={taxes[tax]}
                onChange={(value) => actor.send({ type: 'TAX.CHANGE', tax, value })}
              />
            ))}
            <p role="status">{isOwn && <span>{myDates.yours}</span>}</p>
            {isOwn && (
              <LinkList
                links={calendarsOf(taxes).map(({ name, path }) => ({ label: name, path }))}
              />
            )}
          </div>
        </HeadedRow>
      </Choice>
      {section.shape === 'table' && <DateList {...section} />}
    </div>
  );
}
