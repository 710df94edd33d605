import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Section } from '#content/page.ts';
import { printedDate } from '#content/tax-dates/printed-date.ts';
import { myDates, myTaxes } from '#content/ui/my-dates.ts';
import { myDatesMachine } from '#machines/my-dates/my-dates.machine.ts';
import { calendarsOf, ownDates } from '#machines/my-dates/taxes.ts';
import { HeadedRow } from '#src/design/disclosure.ts';
import { tokens } from '#src/design/tokens.ts';
import { useMachineAttributes } from '#src/views/machine-attributes.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { DateList, LinkList } from './section-lists.tsx';

/** Options as chips, side by side. */
const Choice = styled.div({
  '& fieldset': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.space[8],
    paddingBlock: tokens.space[8],
  },
  '& legend': { fontWeight: tokens.weight.semibold },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[8],
    minHeight: tokens.measure.target,
    padding: `0 ${tokens.space[12]}`,
    background: tokens.color.white,
    border: `2px solid ${tokens.color.control}`,
  },
  [tokens.media.print]: { display: 'none' },
});

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
      <DateList {...section} shape="strip" dates={dates} />
      <Choice data-needs-script>
        <HeadedRow>
          <summary>
            <h3>{myDates.heading}</h3>
          </summary>
          <div>
            <p>{myDates.intro}</p>
            {taxNames.map((tax) => (
              <fieldset key={tax}>
                <legend>{myTaxes[tax].label}</legend>
                {myTaxes[tax].options.map(({ value, label }) => (
                  <label key={value}>
                    <input
                      type="radio"
                      name={tax}
                      checked={taxes[tax] === value}
                      onChange={() => actor.send({ type: 'TAX.CHANGE', tax, value })}
                    />
                    <span>{label}</span>
                  </label>
                ))}
              </fieldset>
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
